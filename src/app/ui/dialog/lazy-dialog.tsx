import { lazy, Suspense, type ComponentType } from 'react';
import { useEverTrue } from '../state/use-ever-true.ts';

/** A dialog whose code is fetched at its first opening; `load` may also be called before, on intent. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props: Props) {
    if (!useEverTrue(props.open)) return null;
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
