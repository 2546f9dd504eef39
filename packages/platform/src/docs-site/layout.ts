// The frame of every page of the documentation: header with search, navigation, content.
import { SERVICE_GROUPS, services } from '@uos/contract';
import { type Html, html } from './html.ts';

export interface DocsPage {
  readonly title: string;
  /** Path below the origin, to mark where one is. */
  readonly path: string;
  readonly body: Html;
  /** What stands beside the content on wide screens. */
  readonly contents?: Html;
}

export function pageHtml({ title, path, body, contents }: DocsPage): string {
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · UOS 文档</title>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/docs.css">
<script src="/docs/assets/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#content">跳到正文</a>
<header class="top">
  <a class="brand" href="/docs/"><span class="mark" aria-hidden="true"></span>UOS 文档</a>
  <div class="search" role="search">
    <input id="q" type="search" placeholder="搜索接口、字段、命令" aria-label="搜索文档" autocomplete="off"
      role="combobox" aria-expanded="false" aria-controls="hits" aria-autocomplete="list">
    <kbd aria-hidden="true">/</kbd>
    <ul id="hits" role="listbox" aria-label="搜索结果" hidden></ul>
  </div>
  <nav class="links" aria-label="常用">
    <a href="/">控制台</a>
    <button id="theme" type="button" aria-label="切换明暗主题">◐</button>
  </nav>
</header>
<div class="frame">
  <nav class="side" aria-label="服务">
    <details class="menu" open><summary>目录</summary>${navigation(path)}</details>
  </nav>
  <main id="content" tabindex="-1">${body}</main>
  ${contents === undefined ? '' : html`<aside class="toc" aria-label="本页内容">${contents}</aside>`}
</div>
</body>
</html>
`.html;
}

function navigation(path: string): Html {
  const link = (href: string, text: string): Html =>
    html`<li><a href="${href}"${href === path ? html` aria-current="page"` : ''}>${text}</a></li>`;
  const groups = Object.entries(SERVICE_GROUPS).map(([group, { zh }]) => {
    const items = services.filter((service) => service.group === group);
    return html`<h2>${zh}</h2><ul>${items.map(({ name, title }) => link(`/docs/${name}/`, title.zh))}</ul>`;
  });
  return html`<ul>${link('/docs/', '首页')}${link('/docs/guides.html', '指南')}${link('/docs/bill/uos-price.html', '价格')}</ul>${groups}`;
}
