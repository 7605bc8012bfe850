import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test('second-level headings are numbered and have ids', () => {
  const { html, sections } = renderMarkdown('## 甲\n\n### 小节\n\n## 乙');
  expect(html).toContain('<h2 id="s1">1. 甲</h2>');
  expect(html).toContain('<h3>小节</h3>');
  expect(html).toContain('<h2 id="s2">2. 乙</h2>');
  expect(sections).toEqual([
    { id: 's1', title: '甲' },
    { id: 's2', title: '乙' },
  ]);
});

test('the space that Markdown requires after bold text is removed before Chinese', () => {
  expect(renderMarkdown('**粗。** 细').html).toContain('<strong>粗。</strong>细');
  expect(renderMarkdown('**粗** 8 元').html).toContain('</strong> 8');
});

test('HTML in a text is escaped', () => {
  expect(renderMarkdown('a <img src=x onerror=y> b\n\n<script>1</script>').html).not.toMatch(/<(img|script)/);
});
