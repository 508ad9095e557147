/** Apps that open links in a window of their own, where nothing can be installed. */
export type HostApp = 'facebook' | 'messenger' | 'instagram' | 'tiktok' | 'telegram' | 'other';

/** What a browser says of itself, as far as installing depends on it. */
export interface BrowserTraits {
  system: 'iphone' | 'android' | 'mac' | 'other';
  /** The app in whose window the page stands; null in a browser of its own. */
  hostApp: HostApp | null;
  /** Safari itself: other browsers of a Mac cannot add a page to the Dock. */
  isSafari: boolean;
}

// Messenger calls itself a Facebook browser as well, so it is asked about before Facebook.
const HOST_APPS: readonly (readonly [HostApp, RegExp])[] = [
  ['messenger', /FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)|MessengerLite/],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB|IOS)\b/],
  ['tiktok', /musical_ly|BytedanceWebview|TikTok|\btrill_/i],
  ['telegram', /\bTelegram\b/],
  // Viber, LINE, WeChat, X, LinkedIn, Pinterest, Snapchat, and whatever else stands in Android's own web view.
  [
    'other',
    /\bViber\b|\bLine\/|MicroMessenger|Twitter for|TwitterAndroid|LinkedInApp|\[?Pinterest\/|Snapchat|;\s?wv\)/,
  ],
];

/**
 * Reads `navigator.userAgent` and `navigator.maxTouchPoints`. An iPad calls itself a Mac, but no Mac has a touch
 * screen. An iPhone's web view without the word Safari belongs to an app whose name we do not know.
 */
export function readBrowser(agent: string, touchPoints: number): BrowserTraits {
  const system = systemOf(agent, touchPoints);
  const known = HOST_APPS.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;
  const isBareView = system === 'iphone' && !/Safari\//.test(agent);
  return {
    system,
    hostApp: known ?? (isBareView ? 'other' : null),
    isSafari: /Version\/[\d.]+ .*Safari\//.test(agent) && !/Chrome|Chromium|Android/.test(agent),
  };
}

function systemOf(agent: string, touchPoints: number): BrowserTraits['system'] {
  if (/iPhone|iPad|iPod/.test(agent)) return 'iphone';
  if (/Android/.test(agent)) return 'android';
  if (/Macintosh/.test(agent)) return touchPoints > 1 ? 'iphone' : 'mac';
  return 'other';
}
