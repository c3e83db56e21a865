/** What attackers write where a word is expected: for databases, templates, prototypes, paths, encodings, numbers and people. */
export const WORDS: readonly string[] = [
  ...String.raw`
.
..
/
\
*
?
#
%
%%
%zz
%0
%u0041
+
&
=
;
|
'
"
''
[]
{}
()
' OR '1'='1
1' OR 1=1--
1; DROP TABLE users
" OR ""="
1 UNION SELECT * FROM users
admin'--
1) OR (1=1
%' AND 1=0 --
a\' OR 1=1
'; select pg_sleep(9);--
{{7*7}}
<%= 7*7 %>
#{7*7}
{{constructor.constructor('x')()}}
{%raw%}
$(id)
| id
&& id
__proto__
constructor
prototype
toString
hasOwnProperty
__proto__.x
constructor.prototype
then
length
valueOf
toJSON
0
-0
-1
1
2147483647
2147483648
9007199254740993
1e15
1e999
-1e999
NaN
Infinity
0x10
1.5
1,2
९
9999999999999999999999999999999999999999
true
false
null
undefined
2026-13-45
yesterday
0000-00-00
+275760-09-13T00:00:00.001Z
1970-01-01
2026-11-22T25:61:61Z
../../etc/passwd
..%2f..%2fetc%2fpasswd
%2e%2e%2f
..\..\windows
%c0%ae%c0%ae/
%252e%252e
file:///etc/passwd
//evil.example
https://evil.example
javascript:alert(1)
data:text/html,x
%00
%0d%0aX-Injected: 1
%0a
%ff
%c3%28
%ed%a0%80
%F0%9F%98%80
%E2%80%AE
%EF%BB%BF
%E4%B8%AD%E6%96%87
%e4%b8
😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀
‮gnp.exe
éééééééééééééééééééé
ﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺ
İ
ß
中文
ＡＢＣ
Z͑ͫ̓ͪ
<script>alert(1)</script>
<img src=x onerror=alert(1)>
]]>
<!--
<!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]>
`
    .trim()
    .split("\n"),
  "",
  " ",
  "`id`",
  "${7*7}",
  "${jndi:ldap://127.0.0.1/x}",
  "\u0000",
  "\u0007",
  "\uFEFF",
  "😀".repeat(30),
  "e\u0301".repeat(20),
  "ﷺ".repeat(30),
  "9".repeat(40),
  "A".repeat(300),
  "A".repeat(3000),
  "a/".repeat(200),
  "[".repeat(400),
  '{"a":'.repeat(200),
];

/** Prefixes of addresses: every part of the process that answers. */
export const PLACES: readonly string[] = [
  ...words(`
/ /en /products /en/products /products/v3 /products/wireless /solutions /solutions/logistics /article /article/1 /en/article/2 /brand
/brand/company /services/faq /services/downloads /services/videos /services/platform /services/warranty /contact /buy /join /en/buy
/mark-index /test-ssr /search /search.json /nothing /en/nothing /products/compare /products.xlsx /products/v3/datasheet.pdf
/products/v3/documents.zip /article/feed.xml /article/feed.json /products.data /_.data /en/products.data /robots.txt /sitemap.xml
/locales/zh.json /locales/en.json /builds/latest.json /builds/meta/x.json /favicon.svg /assets/x.js /media/720/v3-hero.webp
/media/96/nothing.png /media/720/x.jpg /cards/zh.jpg /cards/en/products.jpg /cards/zh/nothing.jpg /healthz /readyz /metrics /admin
/_next/static/x.js /admin/login /api/products /api/globals/site /api/users/login /api/users/logout /api/users/me /api/users/first-register
/api/users/forgot-password /api/users/reset-password /api/media/file/v3-hero.webp
`),
];

/** Parameters that pages know, and some that the API of staff does. */
export const PARAMETERS: readonly string[] = words(`
page q year tab kind series use network ip standby weight voltage sort ids items product lang v _routes index x depth limit locale where select
data where[slug][equals] sort[] select[name]
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
