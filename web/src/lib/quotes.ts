/** Quotation marks within quotation marks; the terminal's are set by `src/cuvee/locales/quotes.py`. */

/** In each language what opens and closes a quotation, and one that stands within another. */
const MARKS: Record<string, { outer: string; inner: string }> = {
  en: { outer: '“”', inner: '‘’' },
  de: { outer: '„“', inner: '‚‘' },
  es: { outer: '«»', inner: '“”' },
};

/** The text with inner marks around what is quoted within a quotation. */
export function nestQuotes(text: string, lang: string): string {
  const marks = MARKS[lang];
  if (marks === undefined) return text;
  const { outer, inner } = marks;
  const [opening = '', closing = ''] = outer;
  if (text.indexOf(opening) === text.lastIndexOf(opening)) return text;
  let depth = 0;
  let said = '';
  for (const sign of text) {
    if (sign === closing) depth -= 1;
    if (depth < 0) return text; // these marks are not in pairs
    const nested = depth % 2 === 1 && outer.includes(sign);
    said += nested ? (inner[outer.indexOf(sign)] ?? sign) : sign;
    if (sign === opening) depth += 1;
  }
  return depth === 0 ? said : text;
}
