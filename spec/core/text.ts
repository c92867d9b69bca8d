import { readdirSync } from 'node:fs'
import type { RuleRow, Text } from '../rule.ts'

const folder = new URL('./rules/', import.meta.url)
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

async function area(file: string): Promise<readonly RuleRow[]> {
  const module: { readonly rules: readonly RuleRow[] } = await import(new URL(file, folder).href)
  return module.rules
}

const areas = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith(extension) && !file.endsWith('.d.ts'))
    .sort()
    .map(area),
)

/**
 * The core specification. Its facts are the grammar tables themselves, so none are transcribed; its rules stand in
 * `rules/`, one file per area, and what no rule decides stands in `undecided.ts`.
 */
export const text: Text = {
  name: 'core',
  title: 'SPIR-V Specification, Version 1.6',
  revision: 6,
  facts: { instructions: [], enumerants: [], differences: [] },
  rules: areas.flat(),
}
