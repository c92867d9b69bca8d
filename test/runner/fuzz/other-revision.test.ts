import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createValidator, validate } from '#reference/validate'
import { settler } from '#runner/fuzz/campaign/settler'
import { rightBy } from '#runner/fuzz/finding/right-by'
import type { Suspect } from '#runner/fuzz/finding/suspect'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import type { Oracle } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { everyMaker } from '../../support/every-maker.ts'
import { planted } from '../../support/planted.ts'

const environment = environmentByName('spv1.6') as Environment
const folder = mkdtempSync(join(tmpdir(), 'other-revision-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Clears a flag through an untyped pointer; the first versions of that text can be read two ways about it. */
const flag = assembly(`OpCapability Kernel
OpCapability Addresses
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %1 "main" %8
%2 = OpTypeInt 32 0
%3 = OpTypeVoid
%4 = OpTypeFunction %3
%5 = OpConstant %2 2
%6 = OpConstant %2 0
%7 = OpTypeUntypedPointerKHR Workgroup
%8 = OpUntypedVariableKHR %7 Workgroup %2
%1 = OpFunction %3 None %4
%9 = OpLabel
OpAtomicFlagClear %8 %5 %6
OpReturn
OpFunctionEnd
`)
const plain = assembly(
  'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n%1 = OpTypeVoid\n',
)

const first = createValidator({ open: true, revisions: { SPV_KHR_untyped_pointers: 'first' } })
const follows: Oracle = {
  ...planted.isRight('dated'),
  judge: async (words) => first(words, environment),
  judgeAll: async (questions) => questions.map(({ module }) => first(module, environment)),
}
const refuses: Oracle = {
  ...planted.isRight('strict'),
  judgeAll: async (questions) =>
    questions.map(() => ({ kind: 'invalid', phase: 'validate', blames: [], message: 'no' })),
}

async function suspectOf(tool: Oracle, words: Uint32Array) {
  const judge = validate(words, environment)
  const [probe] = probesOf([tool], [])
  const [observed] = (await probe?.observe([{ words, environment, judge }])) ?? []
  const disagreement = observed?.disagreement
  if (probe === undefined || disagreement === undefined) throw new Error('no disagreement')
  const about = { words, control: null, environment, judge, rules: [] }
  const suspect: Suspect = { ...about, probe: tool.name, disagreement }
  return { suspect, probe }
}

describe('a verdict that is right by another version of a text', () => {
  it('is reported with the newest such version', async () => {
    const { suspect } = await suspectOf(follows, flag)
    expect(suspect.disagreement.outcome).toBe('false-reject')
    expect(rightBy(suspect)).toMatch(/^SPV_KHR_untyped_pointers \d{4}-\d\d-\d\d$/)
    const crash = { outcome: 'crash', key: '', said: '' } as const
    expect(rightBy({ ...suspect, disagreement: crash })).toBeUndefined()
    expect(rightBy((await suspectOf(refuses, plain)).suspect)).toBeUndefined()
  })

  it('is not a finding, and hides no other module with the same message', async () => {
    const found: string[] = []
    const settle = settler({
      ...{ folder, makers: everyMaker, seed: 1, alsoUnconfirmed: true },
      known: () => undefined,
      knownByRecipe: () => undefined,
      knownByFault: () => undefined,
      knownByPlace: () => undefined,
      knownByInstruction: () => undefined,
      hasTools: false,
      isOver: () => false,
      found: (name) => found.push(name),
    })
    const dated = await suspectOf(follows, flag)
    const dealt = await settle(dated.suspect, dated.probe, 'plain')
    expect(dealt).toMatchObject({
      how: 'other-revision',
      key: expect.stringContaining('(plain) in module'),
    })
    expect(found).toEqual([])
    const wrong = await suspectOf(refuses, plain)
    expect((await settle(wrong.suspect, wrong.probe, 'plain')).how).toBe('found')
    expect(found).toHaveLength(1)
  }, 400_000)
})
