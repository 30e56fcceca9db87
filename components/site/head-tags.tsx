import { headLinks, headMetas, type HeadWords } from "@/lib/site/head";

/** The head of an answer. The empty style sheet is filled once it is known which rules the page needs. */
export function HeadTags(words: HeadWords) {
  return (
    <>
      <meta charSet="utf-8" />
      <style />
      <title>{words.title}</title>
      {headMetas(words).map((attributes, place) => (
        <meta key={place} {...attributes} />
      ))}
      {headLinks(words).map((attributes, place) => (
        <link key={place} {...attributes} />
      ))}
    </>
  );
}
