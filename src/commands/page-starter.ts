import { contentFile } from "../ssg/source-place.ts";
import { type Language, languages } from "../urls.ts";
import { plainWords, serviceWords } from "./starter-words.ts";

/** `service`: features, steps, two questions and structured data. `page`: a hero, some points and a call to action. */
export const kinds = ["service", "page"] as const;

/** What has to be known to start a page. */
export interface NewPage {
  kind: (typeof kinds)[number];
  /** Last part of the address, the same in every language. */
  slug: string;
  titles: Record<Language, string>;
}

/** Address below the language prefix. */
export function pathOf({ kind, slug }: NewPage): string {
  return kind === "service" ? `services/${slug}` : slug;
}

/** The page's section of the content: `localSeo`. */
export function sectionOf({ slug }: NewPage): string {
  return slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The files of a new page, by path. */
export function starterFiles(page: NewPage): Map<string, string> {
  const { slug } = page;
  return new Map([
    ...languages.map((language): [string, string] => [contentFile(language, sectionOf(page)), words(page, language)]),
    [`src/pages/${slug}.tsx`, component(page)],
    [`src/components/illustrations/${slug}.tsx`, illustration(page)],
    [`tests/dist/${slug}.test.ts`, visit(page)],
  ]);
}

/** A line for a new page in a file that lists pages: after which text, or before it, it belongs. */
export interface Insertion {
  file: string;
  before: RegExp;
  line: string;
}

/** Where the rest of the site has to know of a new page. */
export function insertions(page: NewPage): Insertion[] {
  const { kind, slug } = page;
  const section = sectionOf(page);
  const type = contentType(page);
  const name = componentName(page);
  const path = JSON.stringify(pathOf(page));
  const footer = kind === "service" ? "services" : "agency";
  return [
    { file: "src/urls.ts", before: /\] as const;\n(?:\/\*\*.*\n)?export type Path\b/, line: `${path},\n` },
    { file: "src/content/types.ts", before: / {2}notFound: NotFoundContent;/, line: `  ${section}: ${type};\n` },
    { file: "src/content/types.ts", before: / {2}landingOffer: string;/, line: `  ${section}: string;\n` },
    ...(kind === "page"
      ? [
          {
            file: "src/content/types.ts",
            before: /(?:\/\*\*.*\n)?export interface NotFoundContent/,
            line: `${plainType(page)}\n\n`,
          },
        ]
      : []),
    ...languages.flatMap((language) => [
      {
        file: `src/content/${language}/index.ts`,
        before: /import \{ nav \}/,
        line: `import { ${section} } from "./${slug}.ts";\n`,
      },
      { file: `src/content/${language}/index.ts`, before: / {2}notFound,/, line: `  ${section},\n` },
      {
        file: `src/content/${language}/nav.ts`,
        before: / {2}landingOffer:/,
        line: `  ${section}: ${JSON.stringify(page.titles[language])},\n`,
      },
    ]),
    {
      file: "src/routes.ts",
      before: /import type \{ Path \} from/,
      line: `import { ${name}Page } from "./pages/${slug}.tsx";\nimport { ${name}Picture } from "./components/illustrations/${slug}.tsx";\n`,
    },
    {
      file: "src/routes.ts",
      before: /\];\s*$/,
      line: `  { path: ${path}, content: "${section}", page: ${name}Page, picture: ${name}Picture },\n`,
    },
    {
      file: "src/navigation.ts",
      before: new RegExp(`(?<=\\b${footer}: \\[[^\\]]*),?\\s*\\]`),
      line: `, ${path}`,
    },
    { file: "src/navigation.ts", before: /\};\s*$/, line: `  ${path}: "nav.${section}",\n` },
  ];
}

function componentName(page: NewPage): string {
  const section = sectionOf(page);
  return section.charAt(0).toUpperCase() + section.slice(1);
}

function contentType(page: NewPage): string {
  return page.kind === "service" ? "ServicePageContent" : `${componentName(page)}Content`;
}

function plainType(page: NewPage): string {
  return `/** The page "${page.slug}". */
export interface ${contentType(page)} extends PageContent {
  points: { title: string; text: string; items: Three<Titled> };
  cta: CallToActionContent;
}`;
}

function words(page: NewPage, language: Language): string {
  const title = page.titles[language];
  const { meta, ...rest } = page.kind === "service" ? serviceWords(title, language) : plainWords(title, language);
  const { title: _, ...description } = meta;
  return `import { site } from "../../site.ts";
import type { ${contentType(page)} } from "../types.ts";

/** The words of \`/${language}/${pathOf(page)}/\`. */
export const ${sectionOf(page)} = {
  meta: { title: \`${title} | \${site.name}\`, ${JSON.stringify(description).slice(1)},
  ${JSON.stringify(rest).slice(1, -1)},
} satisfies ${contentType(page)};
`;
}

function component(page: NewPage): string {
  const name = componentName(page);
  const isService = page.kind === "service";
  const parts = isService
    ? "CallToAction, Faq, PageHero, Section, SectionHead, Steps"
    : "CallToAction, PageHero, Section, SectionHead";
  return `import { ${name}Picture } from "../components/illustrations/${page.slug}.tsx";
import { PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { ${parts} } from "../components/sections.tsx";

/** ${isService ? "What the service brings, how it goes and what it answers." : "The page in a few points."} */
export function ${name}Page() {
  const page = usePage().content.${sectionOf(page)};
  return (
    <>
      <PageHero tone="${isService ? "mustard" : "sky"}" hero={page.hero} picture={<${name}Picture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {page.cta.button}
        </PageLink>
      </PageHero>
${isService ? serviceSections(page) : plainSections}
      <CallToAction cta={page.cta} tone="${isService ? "teal" : "ink"}" />
    </>
  );
}
`;
}

function serviceSections({ slug }: NewPage): string {
  return `      <Section labelledBy="features-title">
        <SectionHead id="features-title" title={page.featuresTitle} />
        <ul className="columns">
          {page.features.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" labelledBy="process-title">
        <SectionHead id="process-title" title={page.process.title} text={page.process.text} />
        <Steps steps={page.process.steps} />
      </Section>
      <Section labelledBy="questions-title" className="beside">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Faq items={page.questions.items} name="${slug}-faq" firstOpen />
      </Section>`;
}

const plainSections = `      <Section labelledBy="points-title">
        <SectionHead id="points-title" title={page.points.title} text={page.points.text} />
        <ul className="columns">
          {page.points.items.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </Section>`;

function illustration(page: NewPage): string {
  const [ground, disc] = page.kind === "service" ? ["mustard", "teal"] : ["sky", "tomato"];
  return `import { HalfDisc, Picture, type PictureProps, palette, QuarterDisc, Ring } from "./shapes.tsx";

/** Discs and bars that meet at the edges: a first composition, to be redrawn for the subject. */
export function ${componentName(page)}Picture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.${ground}}>
      <path fill={palette.ink} d="M0 280h280v280H0z" />
      <QuarterDisc x={280} y={280} r={280} turn={0} fill={palette.paper} />
      <HalfDisc x={280} y={420} r={140} turn={0} fill={palette.${disc}} />
      <Ring x={140} y={420} r={84} width={28} color={palette.paper} />
      <path fill={palette.${disc}} d="M0 0h140v140H0z" />
      <circle cx={210} cy={210} r={70} fill={palette.paper} />
    </Picture>
  );
}
`;
}

function visit(page: NewPage): string {
  return `import { expect, test } from "vitest";
import { content } from "../../src/content/index.ts";
import { pageUrl } from "../../src/urls.ts";
import { pages } from "../support/built-site.ts";

test.each(pages.filter(({ path }) => path === "${pathOf(page)}"))("$url says what it is about and leads to contact", ({
  language,
  document,
}) => {
  const { hero, cta } = content[language].${sectionOf(page)};
  expect(document.querySelector("h1")?.textContent).toBe(hero.title);
  const button = [...document.querySelectorAll("main a.button")].find((link) => link.textContent === cta.button);
  expect(button?.getAttribute("href")).toBe(pageUrl(language, "contact"));
});
`;
}
