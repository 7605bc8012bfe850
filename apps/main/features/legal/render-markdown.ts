import { Marked } from 'marked';

export interface Section {
  id: string;
  title: string;
}

export interface Rendered {
  html: string;
  /** The numbered sections, for the table of contents. Titles are plain text. */
  sections: Section[];
}

/** Markdown wants a space between `。**` and what follows; Chinese does not. */
const SPACE_FOR_MARKDOWN = /(<\/strong>) (?=[\u3000-\u9fff])/g;

/** A text's Markdown as markup. Its second-level headings are numbered and can be jumped to; HTML in it is shown as text. */
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
