/** What has been asked for. A file that did not come is asked for again by the next import that needs it. */
const asked = new Map<string, Promise<void>>();

/**
 * Runs a dynamic import as soon as the stylesheets of what it brings are there; the modules that it leads to are asked for
 * meanwhile, all at once. The build puts it around each import, in place of Vite's own, which every start would have to load and which asks the page
 * about every file anew. When something does not come it is told as `vite:preloadError`, as Vite does, and the import rejects.
 */
export async function __vitePreload<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
): Promise<Loaded> {
  try {
    await Promise.all(files.map(ask));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function ask(file: string): Promise<void> {
  const coming = asked.get(file) ?? request(file);
  asked.set(file, coming);
  return coming;
}

function request(file: string): Promise<void> {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = `/${file}`;
  const come = isStyle
    ? new Promise<void>((resolve, reject) => {
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => {
          asked.delete(file);
          link.remove();
          reject(new Error(`${file} did not come`));
        });
      })
    : Promise.resolve();
  document.head.append(link);
  return come;
}
