import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { ruleFilesFinder } from '#runner/rule-files'
import { ruleById, rules } from '#spec/texts'
import { withoutCases } from '#spec/without-cases'

const decidable = rules.filter((rule) => rule.decidable === 'module')
const filesOf = ruleFilesFinder()

describe('the files of a rule', () => {
  it('exist for every rule that a module decides', async () => {
    expect(decidable.length).toBeGreaterThan(0)
    const lacking: string[] = []
    for (const rule of decidable) {
      const files = await filesOf?.(rule)
      for (const room of ['row', 'check', 'makers', 'tests'] as const) {
        const paths = files?.[room] ?? []
        if (paths.length === 0 && !(room === 'makers' && rule.id in withoutCases))
          lacking.push(`${rule.id}: ${room}`)
        for (const path of paths)
          if (!existsSync(join(packageRoot(), path))) lacking.push(`${rule.id}: ${path}`)
      }
    }
    expect(lacking).toEqual([])
  })

  it('are named alike in every room', async () => {
    const family = (path: string | undefined): string | undefined =>
      path && /^\w+\/[^/]+\/(?:rules\/)?([^/]+?)(?:(?:\.pairs)?\.(?:ts|hbs)|\/)/.exec(path)?.[1]
    const strange: string[] = []
    let compared = 0
    for (const rule of decidable.filter(
      ({ text, phase }) => text !== 'core' && phase !== 'decode',
    )) {
      const files = await filesOf?.(rule)
      const name = family(files?.row[0])
      expect(name).toBeDefined()
      for (const path of [...(files?.check ?? []), ...(files?.makers ?? [])]) {
        compared++
        const ofFile = family(path)
        // A reprinted sentence is decided by the check of core.
        if (!path.includes(`/${rule.text}/`)) continue
        // The overlays of a text borrow families of another one.
        if (ofFile === 'overlays') continue
        // Cases of findings are of any family.
        if (ofFile === 'adopted') continue
        // The members of a family of instructions are walked once for the rules about them.
        if (ofFile?.endsWith('-members')) continue
        // Rows of a text may hold those of several families.
        if (ofFile === 'rows' || ofFile?.startsWith('rows-')) continue
        if (ofFile !== name && !ofFile?.startsWith(`${name}-`)) strange.push(`${rule.id}: ${path}`)
      }
    }
    expect(compared).toBeGreaterThan(0)
    expect(strange).toEqual([])
  })

  it('are those that name it', async () => {
    const rule = ruleById('SPV_KHR_constant_data/data-word-count')
    expect(rule && (await filesOf?.(rule))).toMatchObject({
      row: ['spec/SPV_KHR_constant_data/rules/data.ts'],
      check: ['reference/SPV_KHR_constant_data/data.ts'],
      makers: ['generators/SPV_KHR_constant_data/data.ts'],
    })
    const decoded = ruleById('core/string-utf-8')
    expect(decoded && (await filesOf?.(decoded))?.check).toContain('reference/decode/takers.ts')
  })
})
