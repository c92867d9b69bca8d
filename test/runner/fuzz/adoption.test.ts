import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { type AdoptionRequest, adoptionOf } from '#runner/fuzz/adopt/adoption'
import type { FuzzFinding } from '#runner/fuzz/finding/finding'
import { assembly } from '../../support/assembly.ts'

const root = mkdtempSync(join(tmpdir(), 'adoption-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const library = (width: number, more = '') =>
  toBytes(
    assembly(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%float = OpTypeFloat ${width}
${more}`),
  )
const control = join(root, 'control.spv')
writeFileSync(control, library(32))

const finding: FuzzFinding = {
  ...{
    format: 1,
    signature: '',
    probe: '',
    outcome: 'false-accept',
    key: '',
    environment: 'spv1.6',
  },
  ...{
    confidence: 'two',
    judge: '',
    said: 'valid',
    sha256: '',
    instructions: 4,
    hasControl: false,
  },
  tools: [{ name: 'spirv-val@testing', version: '2026.4', command: '' }],
}

/** Adopts a finding about that module. */
function adopted(
  module: Uint8Array,
  about: Partial<FuzzFinding>,
  request: Partial<AdoptionRequest> = {},
) {
  const folder = mkdtempSync(join(root, 'finding-'))
  writeFileSync(join(folder, 'finding.json'), JSON.stringify({ ...finding, ...about }))
  writeFileSync(join(folder, 'module.spv'), module)
  return adoptionOf({ folder, name: 'found', summary: 'as a campaign found it', ...request })
}

const rule = 'core/float-width'
const invalid = library(31)

describe('a finding is adopted', () => {
  it('as a pair and an entry, with a control that is given', () => {
    const adoption = adopted(invalid, { rule }, { control })
    expect(adoption).toMatchObject({ text: 'core', rule })
    expect(adoption).toHaveProperty(
      'source',
      expect.stringContaining('float-width/found in spv1.6'),
    )
    expect(adoption).toHaveProperty('source', expect.stringContaining('| as-found:'))
    expect(adoption).toHaveProperty('entry', {
      versions: { since: '2026.4', until: '2026.4' },
      cases: ['core/float-width/found-*'],
      ...{ outcome: 'false-accept', reason: '', cause: '' },
      section: expect.stringContaining('2.16.1'),
    })
  })

  it('as a valid case of a named rule, where a tool dies of a valid module', () => {
    const options = ['-Os']
    const adoption = adopted(library(32), { outcome: 'crash', options }, { rule })
    expect(adoption).toMatchObject({ rule, entry: { outcome: 'crash', options } })
    expect(adoption).toHaveProperty('source', expect.not.stringContaining('as-found:'))
  })
})

describe('a finding is not adopted', () => {
  const twice = library(31, '%other = OpTypeInt 31 0\n')
  it.each([
    ['without a control', () => adopted(invalid, { rule }), 'no-control'],
    ['without a rule', () => adopted(library(32), { outcome: 'crash' }), 'no-rule'],
    ['with a rule that there is not', () => adopted(invalid, { rule: 'core/x' }), 'no-rule'],
    ['where two rules are broken', () => adopted(twice, { rule }, { control }), 'other-fault'],
    ['where no rule is broken', () => adopted(library(32), { rule }, { control }), 'other-fault'],
    ['where a valid case is invalid', () => adopted(invalid, {}, { rule }), 'other-fault'],
  ])('%s', (_, adopts, code) => {
    expect(adopts()).toMatchObject({ code })
  })

  it('from a folder without one', () => {
    const request = { folder: root, name: 'found', summary: 'nothing' }
    expect(adoptionOf(request)).toMatchObject({ code: 'no-finding' })
  })
})
