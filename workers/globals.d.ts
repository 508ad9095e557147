declare module '*.wasm?url' {
  const url: string;
  export default url;
}

interface ImportMeta {
  /** Vite's: what the pattern finds at the build, by its path. */
  glob<Module>(
    pattern: string,
    options: { query: '?url'; import: 'default'; eager: true },
  ): Readonly<Record<string, Module>>;
}
