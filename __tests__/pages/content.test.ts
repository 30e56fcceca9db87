// Parsing a page takes longer than checking it, so half of the files run in one test file and share the parsed pages.
import "./advertising";
import "./claims";
import "./landing";
import "./structured-data";
import "./comparison";
import "./tools";
import "./words";
