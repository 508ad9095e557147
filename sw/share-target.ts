import { registerRoute } from 'workbox-routing';
import { MAX_FOOD_TEXT } from '#contract/assistant/ai.ts';
import { putShared } from '#device/photos/shared-note.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file above this is refused unread, as the image worker would refuse it. */
const MOST_BYTES = 40_000_000;
/** The words and the form's own lines beside the file. */
const MOST_WITH_WORDS = MOST_BYTES + 1_000_000;

/** Takes what another app shares (the manifest's `share_target`), keeps it, and lets the diary ask what becomes of it. */
export function takeShares(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/share-target',
    ({ request }) => takeShare(request),
    'POST',
  );
}

async function takeShare(request: Request): Promise<Response> {
  const origin = request.headers.get('Origin') ?? 'null';
  // A form of another site is no share. One that hides where it comes from looks like the system's own: the page decides about that.
  if (origin !== 'null' && origin !== self.location.origin) return Response.redirect('/dashboard', 303);
  try {
    const form = await readForm(request);
    await putShared({
      at: Date.now(),
      isOwn: origin === self.location.origin,
      text: textOf(form),
      photo: await photoOf(form),
    });
  } catch {
    // No form, too large a one, or no room: the diary finds nothing under this address and says so.
  }
  return Response.redirect('/dashboard?add=shared', 303);
}

/** The form, read no further than it may be long. */
async function readForm({ headers, body }: Request): Promise<FormData> {
  const type = headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data;/i.test(type) || !body) throw new Error('not a form with files');
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.byteLength;
      if (length > MOST_WITH_WORDS) controller.error(new Error('too large'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(bounded), { headers: { 'Content-Type': type } }).formData();
}

/** A title and a text belong together; an address stands in only where there is nothing else. */
function textOf(form: FormData): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => {
    const part = form.get(name);
    return typeof part === 'string' ? part.trim() : '';
  });
  const words = [title, text].filter((part) => part !== '').join('\n');
  return (words || url || '').slice(0, MAX_FOOD_TEXT);
}

async function photoOf(form: FormData): Promise<{ bytes: ArrayBuffer; type: string } | null> {
  const [file] = form.getAll('photo').filter((part) => part instanceof File && part.size > 0);
  if (!(file instanceof File)) return null;
  if (file.size > MOST_BYTES) throw new Error('too large');
  return { bytes: await file.arrayBuffer(), type: file.type };
}
