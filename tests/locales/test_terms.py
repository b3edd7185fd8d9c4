"""One term for one thing: no word of a term's rivals is left, in any language.

The words of the games, of the terminal and of the browser client are read, and its rules pages.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuvee.locales import LANGUAGES
from tests.locales.test_messages import LOCALES

WEB = Path(__file__).parents[2] / "web" / "src"

# For each term what it is told by instead; where there is no room, a label may be shorter.
RIVALS: dict[str, dict[str, str]] = {
    "en": {
        "point": r"\bVPs?\b|[Vv]ictory points?",
        "player": r"\b[Gg]amers?\b",
        "residual payment": r"[Rr]esidual income",
        "wine order": r"\b[Cc]ontract card",
        "American spelling": r"(?i)\b(colour|neighbour|favour|grey|centre|ageing"
        r"|honour|cancelled|judgement|licence|travelling)\w*",
    },
    "de": {
        "Siegpunkt": r"(?<![\w{$])Punkt(e|en|s)?\b",
        "Spieler": r"Mitspielende|Spielerin|Platz \{ \$(number|seat) \}|[Pp]lätze hinzufügen",
        "Arbeiter": r"Arbeitskraft|Arbeitskräfte|Mitarbeiter",
        "Spielplan": r"Spielbrett|Spieltafel|\bBrett\b",
        "Bauwerk": r"Gebäude|Struktur",
        "Bestellung": r"Auftrag|Aufträge|Weinorder",
        "Besucher": r"\bGäste\b|Besucherin",
        "Jahreseinkommen": r"Residual|Restzahlung|Rendite",
        "Startregion": r"Startort|Startgebiet",
        "Sperrmarker": r"\bSperren\b|Schloss|Schlösser",
        "Grenzwert": r"\bGrenze des Feldes|hat eine Grenze\b",
        "Partie": r"Flottenspiel|Solospiel|Match\b",
        "rückgängig machen": r"Rückgängig (ange|an)fragt?|fragt Rückgängig",
        "unvollständig": r"[Nn]icht (voll|erfüllt)en? Zeile",
        "Wecktafel": r"\bAufwachen\b|Weckleiste",
        "zuweisen": r"\banlegen\b|[Ll]eg(st)? (sie|du|eine) .*\ban\b",
        "aktiv": r"\bin Kraft\b",
        "Uhr": r"\b1[1-8]:00\b",
        "min": r"\bMin\.",
    },
    "es": {
        "punto": r"\bPV\b|puntos? de victoria",
        "jugador": r"\bsitio \{ \$(number|seat) \}|\bparticipante|Sitios\b",
        "trabajador": r"\bobrero|\bpeón|\bpeones",
        "casilla": r"\bespacios?\b|\brecuadro",
        "parcela": r"\bcampos?\b",
        "visitante": r"Todas las visitas|\bhuésped|\bturista de (verano|invierno)",
        "estructura": r"\bedificio|\bedificación",
        "pedido": r"\bencargo|\borden de vino",
        "renta": r"\bresidual|\bingresos?\b",
        "ficha de bloqueo": r"\bcandado|\bcerradura",
        "recomprar": r"recuper\w+ (una vendida|por lo mismo|la parcela)",
        "completa": r"[Ff]ilas? (sin llenar|llenas?)\b|por llenar",
        "activa": r"\ben vigor\b",
        "registro": r"partidas? grabadas?|grabación",
        "historial": r"[Aa]brir el registro\b",
        "la Automa": r"\b([Ee]l|del|al) Automa\b",
        "la terminal": r"\b(el|un|del|al) terminal\b",
        "visita guiada": r"\btour\b|\bexcursión",
        "agujas del reloj": r"sentido del reloj|sentido horario|contrario al reloj",
    },
}

# Messages for places where the term does not fit: columns, buttons, what stands beside a number.
SHORT = {
    "Siegpunkt": r"board-|cli-score|scores|log-points|default-|vit-board-|vit-unit-points"
    r"|vit-points|vit-score-points|vit-parents-point|nar-points|nar-short-|nar-column-|replay-(points|scores)"
    r"|after-(curve|scores)|cards-topic-|settings-|topic-|profile-",
}


def lines(lang: str) -> Iterator[tuple[str, str, str]]:
    """Each line for a reader: its file, the message it belongs to, and what it says."""
    for path in sorted([*(LOCALES / lang).glob("*.ftl"), *(WEB / "words" / lang).glob("*.ftl")]):
        message = ""
        for line in path.read_text("utf-8").splitlines():
            named = re.match(r"(-?[a-zA-Z][\w-]*) =(.*)", line)
            message = named[1] if named else message
            if not line.startswith("#"):
                yield path.name, message, named[2] if named else line
    for path in sorted((WEB / "help" / lang).glob("*.md")):
        for line in path.read_text("utf-8").splitlines():
            yield path.name, "", re.sub(r"\{#\w+\}", "", line)


def without_names(line: str) -> str:
    """A line without the names of its arguments, which nobody reads."""
    return re.sub(r"\$(?!number|seat)\w+", "$", line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_terms_rivals_is_left(lang: str) -> None:
    found = [
        f"{file} {message}: {line.strip()} (say {term!r})"
        for file, message, line in lines(lang)
        for term, rivals in RIVALS[lang].items()
        if re.search(rivals, without_names(line))
        and not re.match(SHORT.get(term, r"\Z."), message or "-")
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_term_that_has_rivals_is_used(lang: str) -> None:
    text = " ".join(line for _, _, line in lines(lang)).lower()
    for term in RIVALS[lang]:
        assert term.lower() in text or term == "American spelling", term
