import { createHash } from 'node:crypto';
import { SANDBOX_CARDS, type SandboxCard } from '#server/store/tables/payment-tables.ts';
import { SANDBOX_MASKS, type SandboxPayment } from './sandbox-bank.ts';

const CARD_NAMES: Readonly<Record<SandboxCard, string>> = {
  pays: 'ყოველთვის იხდის',
  'pays-once': 'ახლა იხდის, განახლებაზე უარს ამბობს',
};

const WORDS = {
  title: 'სატესტო ბანკი',
  note: 'ეს გვერდი ნამდვილ ბანკს ცვლის: თანხა არავის ჩამოეჭრება და ბარათის ნომერი არ გჭირდებათ.',
  what: 'ლუკმა PRO, 1 თვე',
  cards: 'სატესტო ბარათი',
  monthly: 'ბარათი შეინახება და თანხა ყოველთვიურად ჩამოიჭრება, სანამ განახლებას არ გააუქმებთ.',
  pay: 'გადახდა',
  decline: 'ბანკის უარი',
  over: 'ეს გადახდა უკვე დასრულდა.',
  back: 'ლუკმაში დაბრუნება',
} as const;

// The app's own lari sign: not every system has one.
const STYLE = `
@font-face { font-family: Lari; font-display: block; font-weight: 100 900; src: url(/fonts/lari.woff2) format('woff2'); unicode-range: U+20BE; }
:root { color-scheme: light dark; --page: #f6f4ef; --card: #fff; --ink: #1d2420; --soft: #5a625d; --line: #cfd3cf; --go: #1f6b45; --on-go: #fff; }
@media (prefers-color-scheme: dark) { :root { --page: #141816; --card: #1e2421; --ink: #eef1ee; --soft: #aab3ad; --line: #454d48; --go: #7fd0a2; --on-go: #0e1a13; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink); font: 1rem/1.5 Lari, 'Noto Sans Georgian', system-ui, sans-serif; }
main { inline-size: min(100%, 26rem); display: grid; gap: 16px; padding: 24px; border: 1px solid var(--line); border-radius: 20px; background: var(--card); }
h1 { margin: 0; font-size: 1.375rem; }
p { margin: 0; color: var(--soft); }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; color: var(--ink); font-size: 1.125rem; }
form { display: grid; gap: 12px; }
fieldset { margin: 0; padding: 4px 12px; border: 1px solid var(--line); border-radius: 12px; }
legend { padding-inline: 4px; color: var(--soft); }
label { display: flex; gap: 12px; align-items: center; min-block-size: 48px; padding-block: 6px; }
label + label { border-block-start: 1px solid var(--line); }
input { inline-size: 20px; block-size: 20px; flex: none; accent-color: var(--go); }
small { display: block; color: var(--soft); font-size: .875rem; }
button, a { display: grid; place-items: center; min-block-size: 52px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 14px; background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.go { border-color: var(--go); background: var(--go); color: var(--on-go); }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
`;

/** The page's own policy: one style, the lari sign, no script, forms to ourselves. */
export const SANDBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The sandbox bank's page for a payment. */
export function sandboxPage(
  { state, amountTetri }: Pick<SandboxPayment, 'state' | 'amountTetri'>,
  backTo: string,
): string {
  const sum = `₾${(amountTetri / 100).toFixed(2)}`;
  const body =
    state === 'pending' ? orderForm(sum) : `<p>${WORDS.over}</p><a class="go" href="${backTo}">${WORDS.back}</a>`;
  return `<!doctype html>
<html lang="ka">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${WORDS.title}</title><style>${STYLE}</style></head>
<body><main><h1>${WORDS.title}</h1><p>${WORDS.note}</p>${body}</main></body>
</html>`;
}

function orderForm(sum: string): string {
  const cards = SANDBOX_CARDS.map(
    (card, index) =>
      `<label><input type="radio" name="card" value="${card}"${index === 0 ? ' checked' : ''}><span>${SANDBOX_MASKS[card]}<small>${CARD_NAMES[card]}</small></span></label>`,
  ).join('');
  return `<p class="sum"><span>${WORDS.what}</span><b>${sum}</b></p>
<form method="post"><fieldset><legend>${WORDS.cards}</legend>${cards}</fieldset><p>${WORDS.monthly}</p>
<button class="go" name="choice" value="pay">${WORDS.pay}</button><button name="choice" value="decline">${WORDS.decline}</button></form>`;
}
