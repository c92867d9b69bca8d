import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import {
  commonnessIn,
  commonnessOfModule,
  commonnessOfText,
} from '#runner/report/causes/commonness'
import type { FoundCause } from '#runner/report/causes/found-cause'
import { byGravity } from '#runner/report/causes/gravity'
import { type Harm, harmOf } from '#runner/report/causes/harm'

function commonness(...declarations: readonly string[]): number {
  const text = `${declarations.join('\n')}\nOpMemoryModel Logical GLSL450\n`
  const words = assembleText(text, 'spv1.6', 'test')
  if (isProblem(words)) throw new Error(words.message)
  return commonnessOfModule(words)
}

describe('harmOf', () => {
  const tool = { hasValid: true, makesCode: true }
  it.each([
    ['other code from a valid module', { ...tool, severity: 'wrong-output' }, 'wrong-code'],
    [
      'a valid module that is printed wrongly',
      { ...tool, makesCode: false, severity: 'wrong-output' },
      'valid-fails',
    ],
    ['a crash at a valid module', { ...tool, severity: 'crash' }, 'valid-fails'],
    ['a refusal', { ...tool, severity: 'refuses-valid' }, 'valid-fails'],
    [
      'an invalid module that is accepted',
      { ...tool, hasValid: false, severity: 'accepts-invalid' },
      'invalid-passes',
    ],
    [
      'a crash at invalid modules alone',
      { ...tool, hasValid: false, severity: 'crash' },
      'invalid-crashes',
    ],
  ] as const)('weighs %s', (_, shown, harm) => {
    expect(harmOf(shown)).toBe(harm)
  })
})

describe('byGravity', () => {
  const cause = (id: string, harm: Harm, commonness: number, cases: number): FoundCause => ({
    ...{ id, harm, commonness, tool: 't', summary: '', section: '', kind: 'bug', links: [] },
    ...{ severity: 'crash', rules: [], texts: [], fault: `t/${id}` },
    cases: new Map([['o', Array.from({ length: cases }, (_, place) => `c${place}`)]]),
  })

  it('orders by the effect of an error, then by how common the feature is, then by the number of cases', () => {
    const expected = [
      cause('code', 'wrong-code', 1, 1),
      cause('common', 'valid-fails', 9, 1),
      cause('rare-often', 'valid-fails', 2, 8),
      cause('rare', 'valid-fails', 2, 3),
      cause('passes', 'invalid-passes', 9, 99),
      cause('dies', 'invalid-crashes', 9, 99),
    ]
    expect([...expected].reverse().sort(byGravity)).toEqual(expected)
  })
})

describe('the commonness of a module', () => {
  it('is that of the rarest of its capabilities and extensions', () => {
    const plain = commonness('OpCapability Shader')
    const storage = commonness('OpCapability Shader', 'OpCapability StorageBuffer16BitAccess')
    const tensors = commonness(
      'OpCapability Shader',
      'OpCapability StorageBuffer16BitAccess',
      'OpCapability TensorsARM',
      'OpExtension "SPV_ARM_tensors"',
    )
    expect(plain).toBeGreaterThan(storage)
    expect(storage).toBeGreaterThan(tensors)
    expect(commonness('OpCapability Kernel')).toBeLessThan(plain)
    expect(commonness('OpCapability Shader', 'OpExtension "SPV_NOBODY_at_all"')).toBe(0)
  })

  it('is that of the text if there is no module', () => {
    expect(commonnessOfText('SPV_KHR_16bit_storage/a/b')).toBeGreaterThan(
      commonnessOfText('SPV_ARM_tensors/a/b'),
    )
    expect(commonnessOfText('core/a/b')).toBeGreaterThan(
      commonnessOfText('SPV_KHR_16bit_storage/a/b'),
    )
  })

  it('is read from the modules of a corpus: a rule of core may be about a rare instruction', () => {
    const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
    if (isProblem(corpus)) throw new Error(corpus.message)
    const shares = commonnessIn(corpus)
    const kernel = corpus.manifest.cases.find(
      ({ id, environments: [first = ''] }) => id.startsWith('core/') && first.startsWith('opencl'),
    )
    const inKernels = corpus.manifest.cases.find(({ id }) => id.startsWith('core/pipe-'))
    const found = kernel ?? inKernels
    expect(found && shares(found.id)).toBeLessThan(commonnessOfText('core/x/y'))
  })
})
