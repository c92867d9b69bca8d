import type { Files } from '../../corpus/corpus-files.ts'
import type { FiledCase } from '../../corpus/manifest.ts'
import { causesAsData } from '../../report/causes/causes-as-data.ts'
import { separate } from '../../report/causes/joined-faults.ts'
import { moduleOfCase } from '../../report/causes/shown-module.ts'
import type { Material } from '../../report/material.ts'
import { pageStyle } from '../page-style.ts'
import { causesOfRules } from '../rule-view.ts'
import { addresses } from './addresses.ts'
import { badges } from './badges.ts'
import { causePage } from './cause-page.ts'
import { causesPage } from './causes-page.ts'
import { atom, jsonFeed } from './feeds.ts'
import { frontPage } from './front-page.ts'
import { moduleOfKit, type SiteKit } from './kit.ts'
import { type Page, pageFiller } from './page.ts'
import { resultsOfCases } from './results-of-cases.ts'
import { causesByCase, listedCases, rulePage } from './rule-page.ts'
import type { SiteData } from './site.ts'
import { rulesOf, textsOf } from './site-rules.ts'
import { enforcementsOf, talliesOf, textPage } from './text-page.ts'
import { toolPage } from './tool-page.ts'

/** The inputs of a site besides its runs. */
export interface SiteMaterial extends Material {
  readonly kits: readonly SiteKit[]
  /** Address of the site with a final `/`, for feeds; empty if it is not known. */
  readonly base: string
}

/** The causes of all runs for programs. */
function dataText({ tools, causes, runs }: SiteData): string {
  const data = {
    runs: runs.map(({ day, log }) => ({
      day,
      tools: log.header.oracles.map(({ name, version }) => ({ name, version })),
    })),
    tools: tools.map(({ tool, versions }) => ({
      tool,
      versions: versions.map(({ version, run }) => ({ version, day: run.day })),
    })),
    causes: causesAsData(causes),
  }
  return `${JSON.stringify(data, null, 1)}\n`
}

function causePages(site: SiteData, material: SiteMaterial, add: (page: Page) => void): Files {
  const files = new Map<string, Uint8Array>()
  const filed = new Map<string, FiledCase>(
    material.corpus?.manifest.cases.map((filed) => [filed.id, filed]),
  )
  const shown = separate(site.causes).map((cause) => {
    const kit = material.kits.find(({ tool, id }) => tool === cause.tool && id === cause.id)
    const module =
      kit !== undefined
        ? moduleOfKit(kit)
        : material.corpus && moduleOfCase(cause, material.corpus, filed)
    return { cause, kit, module }
  })
  const cases = new Set(shown.flatMap(({ module }) => module?.case ?? []))
  const results = resultsOfCases(site.runs, cases)
  for (const { cause, kit, module } of shown) {
    add(causePage(site, cause, material, { module, kit, results }))
    for (const [name, content] of kit?.files ?? [])
      files.set(`${addresses.kit(cause.tool, cause.id)}/${name}`, content)
  }
  return files
}

/** The files of a site by path: pages, style, feeds, badges, kits and `data.json`. The same runs give the same files. */
export function siteFiles(site: SiteData, material: SiteMaterial): Files {
  const files = new Map<string, string | Uint8Array>()
  const adder = (kind: string) => {
    const fill = pageFiller(kind, site, material)
    return (page: Page) => void files.set(page.path, fill(page))
  }
  adder('front')(frontPage(site, material))
  adder('causes')(causesPage(site))
  const addTool = adder('tool')
  for (const tool of site.tools) addTool(toolPage(site, tool))
  const rules = rulesOf(site, material)
  const tallies = talliesOf(site)
  const enforcements = enforcementsOf(site)
  const cases = listedCases(site, material)
  const addText = adder('text')
  for (const text of textsOf(site))
    addText(textPage(site, text, material, { rules, enforcements, tallies, cases }))
  for (const [path, content] of causePages(site, material, adder('cause'))) files.set(path, content)
  const lookups = {
    cases,
    causes: causesByCase(site),
    causesOfRules: causesOfRules(site.causes),
    tallies,
  }
  const addRule = adder('rule')
  for (const rule of rules) addRule(rulePage(site, rule, material, lookups))
  for (const [path, content] of badges(site)) files.set(path, content)
  files.set('style.css', pageStyle('site'))
  files.set('feed.xml', atom(site, material.base))
  files.set('feed.json', jsonFeed(site, material.base))
  files.set('data.json', dataText(site))
  // GitHub Pages would otherwise leave out files with some names.
  files.set('.nojekyll', '')
  return files
}
