import { expect, test } from 'vitest';

import { nestQuotes } from '../../src/lib/quotes';

test.each([
  ['en', '““Oak” is used”: +3; next best “Pass”', '“‘Oak’ is used”: +3; next best “Pass”'],
  ['de', '„„Geheimtipp“ nutzen“: +3; „Passen“', '„‚Geheimtipp‘ nutzen“: +3; „Passen“'],
  ['es', '«Usar «Roble»»: +3; «Pasar»', '«Usar “Roble”»: +3; «Pasar»'],
])('what is quoted within a quotation has inner marks in %s', (lang, text, said) => {
  expect(nestQuotes(text, lang)).toBe(said);
  expect(nestQuotes(said, lang)).toBe(said);
});

test.each(['„a“ und „b“', '„„a“', '“a“ „b„', ''])('marks that are not nested in pairs stay: %s', (text) => {
  expect(nestQuotes(text, 'de')).toBe(text);
});
