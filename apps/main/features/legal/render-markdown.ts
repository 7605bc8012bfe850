import { Marked } from 'marked';

export interface Section {
  id: string;
  title: string;
}

export interface Rendered {
  html: string;
  /** For the table of contents. Titles are plain text. */
  sections: Section[];
}

/** Markdown requires a space after `。**`; Chinese has none. */
const SPACE_FOR_MARKDOWN = /(<\/strong>) (?=[\u3000-\u9fff])/g;

/** Renders Markdown to HTML. Second-level headings are numbered and get ids; HTML in the text is escaped. */
export function renderMarkdown(markdown: string): Rendered {
  const sections: Section[] = [];
  const marked = new Marked({
    async: false,
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>`;
        const id = `s${sections.length + 1}`;
        sections.push({ id, title: text });
        return `<h2 id="${id}">${sections.length}. ${inner}</h2>`;
      },
      html: ({ text }) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`),
    },
  });
  const html = marked.parse(markdown) as string;
  return { html: html.replace(SPACE_FOR_MARKDOWN, '$1'), sections };
}
