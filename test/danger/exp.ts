import { FOODS } from '#content/join/food-table.ts';
import { findByRules } from '#domain/coach/danger/find-danger.ts';
import { readWords } from '#domain/coach/danger/read-words.ts';
import type { ReadWord } from '#domain/coach/danger/pattern.ts';
import { linesOf, PHRASINGS } from '#test/unit/domain/coach/danger/phrasings.ts';
import { HARMLESS } from '#test/unit/domain/coach/danger/harmless-phrasings.ts';
import { LATER_HARMLESS } from '#test/unit/domain/coach/danger/later-harmless-phrasings.ts';
import { LABELLED_QUESTIONS } from '#test/unit/domain/coach/labelled.ts';
import { WHOLE_KNOWLEDGE } from '#test/unit/domain/coach/whole-knowledge.ts';
import { EVERYDAY_LINES } from '#test/unit/domain/food-text/fixtures/everyday-lines.ts';
import { learn } from './learn.ts';
import { readPhrases } from './phrasing-files.ts';

type V = { places: number; pieces: [number, number]; skel: boolean; norules: boolean; bigram: number; names: boolean; unigramFood: boolean };
interface L { text: string; danger: boolean; voice: string; words: ReadWord[]; rule: boolean; near: boolean; fold: number; }
const hash = (f: string, n: number) => { let h = 0x811c9dc5; for (let i = 0; i < f.length; i++) h = Math.imul(h ^ f.charCodeAt(i), 0x01000193); return (h ^ (h >>> 15)) & (n - 1); };
const isPlain = ({ names, keys }: ReadWord) => keys.length > 0 && !names.has('#food');
function begin({ names, keys: [key = ''] }: ReadWord, n = 6): string {
  if (names.has('#food')) return '#food';
  const fig = [...names].find((x) => x.startsWith('#') && x !== '#number');
  return fig ?? (names.has('#number') ? '#number' : key.slice(0, n));
}
function feats(words: readonly ReadWord[], v: any): number[] {
  const s = new Set<number>(); const add = (f: string) => s.add(hash(f, v.places));
  for (const [at, w] of words.entries()) {
    if (v.names) for (const n of w.names) add(`=${n}`);
    if (!isPlain(w)) continue;
    for (const k of v.firstkey ? w.keys.slice(0, 1) : w.keys) {
      const x = `^${k}$`; add(x);
      for (let l = v.pieces[0]; l <= v.pieces[1]; l++) for (let i = 0; i + l <= x.length; i++) add(x.slice(i, i + l));
      if (v.skel) { const c = k.replace(/[aeiou]/g, ''); if (c.length >= 3) { add(`~${c}`); if (v.skelpieces) for (let i = 0; i + v.skelpieces <= c.length + 2; i++) add('~' + `^${c}$`.slice(i, i + v.skelpieces)); } }
      if (v.stem) add(`'${k.slice(0, v.stem)}`);
    }
    const here = begin(w, v.bl ?? 6);
    for (const [st, o] of words.slice(at + 1, at + 1 + v.bigram).entries()) { add(`${here} ${begin(o, v.bl ?? 6)}`); if (st === 0) add(`${here}_${begin(o, v.bl ?? 6)}`); 
      if (v.namebig) for (const a of w.names) for (const b of o.names) add(`${a}+${b}`); }
  }
  if (v.len) add(`#len${Math.min(6, Math.floor(words.length / 3))}`);
  return [...s];
}
export async function main(args: string[]): Promise<number> {
  const say = (x: string) => process.stdout.write(x + '\n');
  const { danger, everyday } = readPhrases('lines');
  const F = 6;
  const voices = [...new Set([...danger, ...everyday].map((x) => x.voice))].filter((x) => x !== 'first');
  const mk = (text: string, d: boolean, voice: string, near: boolean, i: number): L => ({ text, danger: d, voice, near, words: readWords(text, {}, WHOLE_KNOWLEDGE.foods), rule: findByRules(text, {}, WHOLE_KNOWLEDGE.foods) !== undefined, fold: voices.includes(voice) ? voices.indexOf(voice) % F : i % F });
  const older = PHRASINGS.flatMap(({ known }) => known);
  const asked = [...LABELLED_QUESTIONS.tuned, ...LABELLED_QUESTIONS.keptAside].map(([t]) => t);
  const all: L[] = [
    ...danger.map((x, i) => mk(x.text, true, x.voice, true, i)), ...older.map((t, i) => mk(t, true, 'older', true, i)),
    ...everyday.map((x, i) => mk(x.text, false, x.voice, true, i)),
    ...[...linesOf(HARMLESS), ...linesOf(LATER_HARMLESS), ...asked].map((t, i) => mk(t, false, 'older', true, i)),
    ...[...FOODS.map(({ name }) => name), ...WHOLE_KNOWLEDGE.recipes.map(({ title }) => title), ...EVERYDAY_LINES.tuned.map(({ text }) => text)].map((t, i) => mk(t, false, 'food', false, i)),
  ];
  const base = { places: 1 << 14, pieces: [3, 5], skel: false, bigram: 3, names: true, cost: [1, 2], keepRuleEveryday: false };
  for (const a of args.length ? args : ['{}']) {
    const v: any = { ...base, ...JSON.parse(a) };
    const t0 = process.cpuUsage().user;
    const ex = all.map((l) => ({ l, places: feats(l.words, v) }));
    const scored: { l: L; s: number }[] = [];
    for (let f = 0; f < F; f++) {
      const tr = ex.filter(({ l }) => l.fold !== f && (l.danger || !l.rule || v.keepRuleEveryday));
      const copies = tr.map(({ l, places }) => ({ places, belongs: l.danger }));
      const m = learn(copies, v.places, v.cost[0], v.cost[1]);
      let q = m.weights;
      if (v.prune) q = q.map((w) => (Math.abs(w) < v.prune ? 0 : w));
      for (const { l, places } of ex) if (l.fold === f) scored.push({ l, s: places.reduce((a2, p) => a2 + (q[p] ?? 0), 0) / Math.sqrt(Math.max(1, places.length)) + (v.bias ? m.bias : 0) });
    }
    const of = (g: (l: L) => boolean) => scored.filter(({ l }) => g(l));
    const isNew = (l: L) => voices.includes(l.voice);
    const dn = of((l) => l.danger && isNew(l)), en = of((l) => !l.danger && isNew(l)), ea = of((l) => !l.danger && l.near), df = of((l) => l.danger && l.voice === 'first');
    const sorted = ea.filter(({ l }) => !l.rule).map(({ s }) => s).toSorted((a2, b) => b - a2);
    const line: string[] = [];
    for (const fa of [0.01, 0.015, 0.02, 0.03, 0.04]) {
      const thr = sorted[Math.floor(sorted.length * fa)] ?? 0;
      const sh = (x: typeof dn, rules = true) => ((100 * x.filter(({ l, s }) => (rules && l.rule) || s > thr).length) / x.length).toFixed(1);
      const ty = dn.filter(({ l }) => l.voice === 'hurried-typos');
      line.push(`fa${fa}: new ${sh(dn)} first ${sh(df)} typos ${sh(ty)} alone ${sh(dn, false)} ev-new-norule ${sh(en.filter(({ l }) => !l.rule))} `);
    }
    // veto: rule hits
    const rd = scored.filter(({ l }) => l.danger && l.rule).map(({ s }) => s).toSorted((a2, b) => a2 - b);
    const re = scored.filter(({ l }) => !l.danger && l.near && l.rule).map(({ s }) => s).toSorted((a2, b) => a2 - b);
    const veto = [0.002, 0.005, 0.01, 0.02].map((p) => { const t = rd[Math.floor(rd.length * p)] ?? 0; return `${p}:${re.filter((s) => s < t).length}/${re.length}`; }).join(' ');
    say(`${a} (${((process.cpuUsage().user - t0) / 1e6).toFixed(1)} s)\n  ${line.join('\n  ')}\n  veto ${veto}`);
  }
  return 0;
}
