/** The rules reference: sections by game and language, fetched when they are wanted, and searched. */
import type { Language } from '../lib/words.svelte';

/** A section of the rules, as `tools/rulebook` makes it of a page. */
export interface Section {
  id: string;
  title: string;
  html: string;
  text: string;
}

/** A piece of text, and whether it is what was searched for. */
export interface TextPiece {
  text: string;
  hit: boolean;
}

export interface SearchHit {
  section: Section;
  title: TextPiece[];
  /** The place of the first hit in the text; empty where only the title was hit. */
  excerpt: TextPiece[];
}

export const GAMES = ['viticulture', 'naramata'] as const;
export type GameName = (typeof GAMES)[number];

const PAGES = import.meta.glob<Section[]>('./*/*.md', { import: 'default' });

/** The sections of a game's rules in a language, in order; none for a game without rules here. */
export async function loadRulebook(game: string, lang: Language): Promise<Section[]> {
  return (await PAGES[`./${lang}/${game}.md`]?.()) ?? [];
}

/**
 * Text as it is searched: lower case, without accents, ligatures opened. `from` says of every character of
 * it where in the text it came from.
 */
export function foldText(text: string): { text: string; from: number[] } {
  let plain = '';
  const from: number[] = [];
  let index = 0;
  for (const character of text) {
    const simple = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
    for (let count = 0; count < simple.length; count++) from.push(index);
    plain += simple;
    index += character.length;
  }
  from.push(text.length);
  return { text: plain, from };
}

/** The words of a question, folded; each is searched for anywhere in a word. */
export function searchWords(query: string): string[] {
  return foldText(query)
    .text.split(/[\s,.;:!?"'«»„“”‘’()]+/)
    .filter((word) => word !== '');
}

/** Where the words occur in a text: stretches that do not overlap, in order. */
export function findHits(text: string, words: string[]): { start: number; end: number }[] {
  const plain = foldText(text);
  const found: { start: number; end: number }[] = [];
  for (const word of words) {
    for (let at = plain.text.indexOf(word); at >= 0; at = plain.text.indexOf(word, at + word.length)) {
      found.push({ start: plain.from[at] ?? 0, end: plain.from[at + word.length] ?? text.length });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: { start: number; end: number }[] = [];
  for (const hit of found) {
    const last = merged.at(-1);
    if (last !== undefined && hit.start <= last.end) last.end = Math.max(last.end, hit.end);
    else merged.push(hit);
  }
  return merged;
}

/** A text in pieces, the hits apart from the rest. */
export function markHits(text: string, words: string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of findHits(text, words)) {
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

const BEFORE = 40;
const LENGTH = 150;

/** What stands around the first hit, cut between words. */
function excerpt(text: string, words: string[]): TextPiece[] {
  const [first] = findHits(text, words);
  if (first === undefined) return [];
  const cut = first.start <= BEFORE ? 0 : text.lastIndexOf(' ', first.start - BEFORE) + 1;
  const stop = text.indexOf(' ', cut + LENGTH);
  const end = stop < 0 ? text.length : stop;
  const part = `${cut > 0 ? '… ' : ''}${text.slice(cut, end)}${end < text.length ? ' …' : ''}`;
  return markHits(part, words);
}

/** The sections in which every word occurs; those with all words in the title first, then any, then none. */
export function search(sections: Section[], query: string): SearchHit[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const ranked: { rank: number; found: SearchHit }[] = [];
  for (const section of sections) {
    const title = foldText(section.title).text;
    const all = `${title} ${foldText(section.text).text}`;
    if (!words.every((word) => all.includes(word))) continue;
    const inTitle = words.filter((word) => title.includes(word)).length;
    ranked.push({
      rank: inTitle === words.length ? 0 : inTitle > 0 ? 1 : 2,
      found: {
        section,
        title: markHits(section.title, words),
        excerpt: excerpt(section.text, words),
      },
    });
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ found }) => found);
}

/** Other sections that one may want to read next: those it speaks of, those that speak of it, its neighbours. */
export function related(sections: Section[], id: string, most = 4): Section[] {
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  if (section === undefined) return [];
  const mentioned = sections.filter((other) => other !== section && mentions(section.text, other.title));
  const mentioning = sections.filter((other) => other !== section && mentions(other.text, section.title));
  const near = [sections[index + 1], sections[index - 1]].filter((other) => other !== undefined);
  return [...new Set([...mentioned, ...mentioning, ...near])].slice(0, most);
}

const SHORTEST_NAME = 4;

/** Whether a text speaks of something by its title, as a whole word. */
function mentions(text: string, title: string): boolean {
  const name = foldText(title).text;
  if (name.length < SHORTEST_NAME) return false;
  const plain = ` ${foldText(text).text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return plain.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
}
