import { headLinks, headMetas, type HeadWords } from "@/lib/site/head";

/** The head of an answer. The empty style sheet, after what describes the page, is filled with the rules that it needs. */
export function HeadTags(words: HeadWords) {
  return (
    <>
      <meta charSet="utf-8" />
      <title>{words.title}</title>
      {headMetas(words).map((attributes, place) => (
        <meta key={place} {...attributes} />
      ))}
      {headLinks(words).map((attributes, place) => (
        <link key={place} {...attributes} />
      ))}
      <style />
    </>
  );
}
