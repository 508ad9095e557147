import { Toast } from '@base-ui/react/toast';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { common } from '#app/text/common.ts';
import { IconButton } from '../button/icon-button.tsx';
import { keepOffSheets } from './toast-place.ts';
import { onToast, takeToasts, type ToastMessage, type ToastsProps } from './toast.ts';
import './toast.css';

const manager = Toast.createToastManager<ToastMessage>();

/** So many of those whose act can be taken back stand at once; what only tells gives way to the next toast. */
const MOST_SHOWN = 3;

type ShownToast = ComponentProps<typeof Toast.Root>['toast'] & { data?: ToastMessage | undefined };

/** What `Toasts` mounts at the first toast. */
export function ToastViewport({ watchLeaving }: ToastsProps) {
  useEffect(() => {
    /** What only tells. */
    const passing: string[] = [];
    const add = () => {
      for (const message of takeToasts()) {
        for (const id of passing.splice(0)) manager.close(id);
        const id = manager.add({ title: message.text, data: message, timeout: message.stays ? 0 : 5000 });
        if (!message.undo && !message.action && !message.stays) passing.push(id);
      }
    };
    add();
    return onToast(add);
  }, []);
  return (
    <Toast.Provider toastManager={manager} limit={MOST_SHOWN}>
      <Toast.Portal>
        <ToastList watchLeaving={watchLeaving} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ watchLeaving }: ToastsProps) {
  const { toasts } = Toast.useToastManager<ToastMessage>();
  const viewport = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  useLayoutEffect(() => (isEmpty || !viewport.current ? undefined : keepOffSheets(viewport.current)), [isEmpty]);
  useEffect(
    () =>
      watchLeaving(() => {
        for (const { id, data } of toasts) if (data?.undo) manager.close(id);
      }),
    [toasts, watchLeaving],
  );
  return (
    <Toast.Viewport ref={viewport} className="toast-viewport" aria-label={common.notices}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={manager.close} />
      ))}
    </Toast.Viewport>
  );
}

interface ToastCardProps {
  toast: ShownToast;
  onClose: (id: string) => void;
}

function ToastCard({ toast, onClose }: ToastCardProps) {
  return (
    <Toast.Root toast={toast} className="toast" data-tone={toast.data?.tone} swipeDirection={['down', 'left', 'right']}>
      <Toast.Title className="toast-text" />
      {buttonsOf(toast.data).map((button) => (
        <button
          key={button.label}
          type="button"
          className="toast-action"
          onClick={() => {
            onClose(toast.id);
            button.run();
          }}
        >
          {button.label}
        </button>
      ))}
      {toast.data?.stays ? <IconButton icon={X} label={common.close} onClick={() => onClose(toast.id)} /> : null}
    </Toast.Root>
  );
}

function buttonsOf(message: ToastMessage | undefined): { label: string; run: () => void }[] {
  const buttons = message?.action ? [message.action] : [];
  return message?.undo ? [...buttons, { label: message.undoLabel ?? common.undo, run: message.undo }] : buttons;
}
