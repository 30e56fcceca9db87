// To parse a page takes longer than to check it, so the checks of half of the files share the parsed pages.
import "./advertising";
import "./landing";
import "./structured-data";
import "./tools";
import "./words";
