/** The version of this build; the server and the service worker say the same. */
declare const __APP_VERSION__: string;
