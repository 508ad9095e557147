import * as v from 'valibot';

/** The name under which WebDriver hands an element over. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const Answer = v.object({ value: v.unknown() });
const Failure = v.object({ error: v.string(), message: v.string() });
const Session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
});
const Elements = v.array(v.object({ [ELEMENT]: v.string() }));

/** The driver refused a command; `code` is one of the standard's, such as "stale element reference". */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** As much of the W3C's WebDriver protocol as a story needs, over HTTP. */
export class WebDriverSession {
  /** Name and version of the browser. */
  readonly browser: string;
  readonly #address: string;

  private constructor(browser: string, address: string) {
    this.browser = browser;
    this.#address = address;
  }

  /** Lets the driver that listens at `origin` open a browser. */
  static async open(origin: string, capabilities: object): Promise<WebDriverSession> {
    const opened = v.parse(
      Session,
      await send('POST', `${origin}/session`, { capabilities: { alwaysMatch: capabilities } }),
    );
    const { browserName, browserVersion } = opened.capabilities;
    return new WebDriverSession(`${browserName} ${browserVersion}`, `${origin}/session/${opened.sessionId}`);
  }

  /** Makes the window so large, in px of the screen. */
  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { width, height });
  }

  async goTo(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('refresh', {});
  }

  /** The ids of the elements that a CSS selector finds. */
  async findAll(selector: string): Promise<string[]> {
    const found = v.parse(Elements, await this.#post('elements', { using: 'css selector', value: selector }));
    return found.map((each) => each[ELEMENT]);
  }

  /** The role that the browser tells a screen reader. */
  async roleOf(element: string): Promise<string> {
    return v.parse(v.string(), await this.#get(`element/${element}/computedrole`));
  }

  /** The name that the browser tells a screen reader. */
  async nameOf(element: string): Promise<string> {
    return v.parse(v.string(), await this.#get(`element/${element}/computedlabel`));
  }

  /** Brings an element into the middle of the window. Returns whether it stands still there: a page that begins scrolls by itself, too. */
  async scrollTo(element: string): Promise<boolean> {
    return v.parse(v.boolean(), await this.#execute(`(${standsInTheMiddle})(arguments[0])`, [{ [ELEMENT]: element }]));
  }

  async click(element: string): Promise<void> {
    await this.#post(`element/${element}/click`, {});
  }

  async clear(element: string): Promise<void> {
    await this.#post(`element/${element}/clear`, {});
  }

  async type(element: string, text: string): Promise<void> {
    await this.#post(`element/${element}/value`, { text });
  }

  /** All text inside of an element, shown or not. */
  async textOf(element: string): Promise<string> {
    return v.parse(v.string(), await this.#execute('arguments[0].textContent', [{ [ELEMENT]: element }]));
  }

  /** The value of a JavaScript expression in the page, a promise's included. */
  evaluate(expression: string): Promise<unknown> {
    return this.#execute(expression, []);
  }

  /** Ends the session and with it the browser. */
  async close(): Promise<void> {
    await send('DELETE', this.#address);
  }

  #execute(expression: string, args: readonly object[]): Promise<unknown> {
    return this.#post('execute/sync', { script: `return ${expression}`, args });
  }

  #get(path: string): Promise<unknown> {
    return send('GET', `${this.#address}/${path}`);
  }

  #post(path: string, body: object): Promise<unknown> {
    return send('POST', `${this.#address}/${path}`, body);
  }
}

/** Runs in the page. */
const standsInTheMiddle = `async (element) => {
  element.scrollIntoView({ block: 'center' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  return place() === before;
}`;

async function send(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = v.parse(Answer, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(Failure, value);
  throw new WebDriverError(error, message);
}
