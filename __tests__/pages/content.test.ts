// Parsing a page takes longer than checking it, so half of the files run in one test file and share the parsed pages.
import "./advertising";
import "./landing";
import "./reader";
import "./structured-values";
import "./comparison";
import "./tools";
import "./words";
