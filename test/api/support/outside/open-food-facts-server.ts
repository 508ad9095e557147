import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it answers a request about a barcode. */
export type ProductReply = (response: ServerResponse, barcode: string) => void;

/** A server that speaks the API of Open Food Facts: GET /api/v2/product/{barcode}?fields=…. */
export interface OpenFoodFactsServer {
  url: string;
  /** Each request, the oldest first. */
  asked: { barcode: string; fields: string[]; userAgent: string | undefined }[];
  /** What it says of a barcode from now on; of others it says that it does not know them. */
  knows(barcode: string, reply: ProductReply): void;
  stop(): Promise<void>;
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

/** What it says of a barcode that nobody has entered. */
const unknown: ProductReply = (response, barcode) =>
  json(response, 404, { code: barcode, status: 0, status_verbose: 'product not found' });

/** A product with these fields, as its API answers. */
export const product =
  (fields: Record<string, unknown>): ProductReply =>
  (response, barcode) =>
    json(response, 200, {
      code: barcode,
      product: { code: barcode, ...fields },
      status: 1,
      status_verbose: 'product found',
    });

/** The same refusal with the status of its older answers. */
export const unknownWith200: ProductReply = (response, barcode) =>
  json(response, 200, { code: barcode, status: 0, status_verbose: 'product not found' });

/** Bytes as they are. */
export const sends =
  (status: number, body: string, headers: Record<string, string> = {}): ProductReply =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers });
    response.end(body);
  };

/** The connection breaks. */
export const breaksOff: ProductReply = (response) => {
  response.destroy();
};

/** Starts it on a free port. */
export async function startOpenFoodFacts(): Promise<OpenFoodFactsServer> {
  const asked: OpenFoodFactsServer['asked'] = [];
  const replies = new Map<string, ProductReply>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, barcode] = /^\/api\/v2\/product\/(\d+)$/.exec(url.pathname) ?? [];
    if (barcode === undefined || request.method !== 'GET') return json(response, 405, { errors: ['no such call'] });
    const fields = url.searchParams.get('fields')?.split(',') ?? [];
    asked.push({ barcode, fields, userAgent: request.headers['user-agent'] });
    (replies.get(barcode) ?? unknown)(response, barcode);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    knows: (barcode, reply) => void replies.set(barcode, reply),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A barcode with a check digit that is right, of a number of up to twelve digits. */
export function barcodeOf(number: number): string {
  const body = String(number).padStart(12, '0');
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** A spread, as it is told. */
export const SPREAD = {
  product_name: 'Nutella',
  brands: 'Ferrero',
  serving_quantity: '15',
  nutriments: {
    'energy-kcal_100g': 539,
    energy_100g: 2252,
    proteins_100g: 6.3,
    carbohydrates_100g: 57.5,
    fat_100g: 30.9,
    salt_100g: 0.107,
    'vitamin-c_100g': 0.0012,
  },
};
