const identity =
  'git no sabe quién eres. Díselo una vez y repite la orden:\n  git config --global user.name "Tu nombre"\n  git config --global user.email tu@correo.es';

/** What to do about a failure, by git's English message; the first match counts. */
const cures: readonly (readonly [words: RegExp, cure: string])[] = [
  [/ENOENT/, "falta git. Instálalo desde https://git-scm.com y repite la orden."],
  [
    /ETIMEDOUT/,
    "el repositorio no responde a tiempo. Mira la conexión y repite la orden: nada se ha perdido.",
  ],
  [
    /not a git repository \(or/,
    "esta carpeta no viene de un repositorio. Descárgala con «git clone» y la dirección del repositorio, y haz ahí los cambios.",
  ],
  [/tell me who you are|empty ident|auto-detect email|no email was given|no name was given/, identity],
  [
    /does not appear to be a git repository|No such remote|Repository not found|repository '.*' not found/i,
    "no se encuentra el repositorio remoto. Mira su dirección con «git remote -v» y corrígela con «git remote set-url origin DIRECCIÓN».",
  ],
  [
    /protected branch|hook declined|GH\d{3}|denied to|\[remote rejected\]/,
    "el repositorio no ha aceptado la rama. Pide a quien lo administra permiso para crear ramas «ofertas/…».",
  ],
  [
    /Authentication failed|could not read (Username|Password)|Permission denied|returned error: 40[13]/,
    "el repositorio no te deja entrar. Inicia sesión («gh auth login», o la de tu editor) y repite la orden.",
  ],
  [
    /resolve host|unable to access|Could not read from remote|Connection (refused|reset|timed out)|unreachable/,
    "no hay conexión con el repositorio. Cuando la haya, repite la orden: nada se ha perdido.",
  ],
];

/** What an editor can do about a failure of git. */
export const gitCure = (message: string): string =>
  cures.find(([words]) => words.test(message))?.[1] ?? "git no ha podido.";
