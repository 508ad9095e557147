import { registerRoute } from 'workbox-routing';
import { MAX_FOOD_TEXT } from '../src/contract/ai.ts';
import { putShared } from '../src/db/shared-note.ts';

/** A file above this is refused unread, as the image worker would refuse it. */
const MOST_BYTES = 40_000_000;

/** Takes what another app shares (the manifest's `share_target`), keeps it, and lets the diary ask what becomes of it. */
export function takeShares(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/share-target', ({ request }) => takeShare(request), 'POST');
}

async function takeShare(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    await putShared({ at: Date.now(), text: textOf(form), photo: await photoOf(form) });
  } catch {
    // No form, or no room: the diary finds nothing under this address and says so.
  }
  return Response.redirect('/dashboard?add=shared', 303);
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
