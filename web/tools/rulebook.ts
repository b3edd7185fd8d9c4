import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

/** A section of the rules reference: `## Title {#id}` and what follows it. */
export interface Section {
  id: string;
  title: string;
  html: string;
  text: string;
}

const HEADING = /^## (.+?) \{#([a-z0-9_-]+)\}$/;

/** The sections of a page of the rules, in order; a heading without an id is refused. */
export function sections(source: string): Section[] {
  const markdown = new MarkdownIt({ html: false, typographer: false });
  const found: Section[] = [];
  for (const part of source.split(/^(?=## )/m)) {
    if (!part.startsWith('## ')) continue; // what stands before the first section is for writers
    const [first = '', ...rest] = part.split('\n');
    const heading = HEADING.exec(first);
    if (heading === null) throw new Error(`a section needs an id, as in "## Title {#id}": ${first}`);
    const [, title = '', id = ''] = heading;
    const written = markdown.render(rest.join('\n').trim());
    const html = written.replaceAll('<th></th>', '<td></td>'); // a corner of a table heads nothing
    const text = html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    found.push({ id, title, html, text });
  }
  return found;
}

/** Lets the client import a page of the rules as sections, so that no Markdown is read in the browser. */
export function ruleBook(): Plugin {
  return {
    name: 'cuvee-rulebook',
    transform(source, path) {
      if (!path.endsWith('.md')) return null;
      return { code: `export default ${JSON.stringify(sections(source))};`, map: null };
    },
  };
}
