import { expect, test } from 'vitest'
import { openHarness } from '#runner/harness/open-harness'
import { openTool } from '#runner/oracle/open-tool'
import { type Environment, environmentByName } from '#spec/environments'
import { randomModule } from '../../../generators/random/random-module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { byChance } from './by-chance.ts'
import '../../support/needs-tools.ts'

const batch = 4000
const { SPIRV_CTS_RANDOM_MODULES: wanted = String(batch) } = process.env
const batches = Math.max(1, Math.ceil(Number(wanted) / batch))
/** Milliseconds for a batch, on a machine that is busy. */
const patience = 60_000

interface RandomModuleQuestion {
  readonly module: Uint32Array
  readonly environment: Environment
}

/**
 * Refusals of modules that the texts allow; see "With tools" in the notes of SPV_EXT_replicated_composites, and those
 * of core.
 */
const known = new RegExp(
  [
    'DebugGlobalVariable: expected operand Variable must',
    'Coordinate for a SubpassData image to be',
    'ConstantPipeStorage must appear in a block',
    'has not been defined .*OpGetKernel(MaxNumSubgroups|LocalSizeForSubgroupCount)',
  ].join('|'),
)

const choices = byChance(11)

function question(): RandomModuleQuestion {
  const module = randomModule(choices)
  const environment = environmentByName(module.environment)
  if (environment === undefined) throw new Error(`there is no ${module.environment}`)
  return { module: encode(module), environment }
}

// SPIRV_CTS_RANDOM_MODULES=20000 asks about more of them.
test(
  'the newest spirv-val accepts all but one in a thousand random modules',
  async () => {
    const tool = await openTool('harness:spirv-val@testing', { openHarness })
    if (tool.kind !== 'validator') throw new Error(`no harness: ${JSON.stringify(tool)}`)
    let asked = 0
    let explained = 0
    const refusals: unknown[] = []
    for (let index = 0; index < batches; index++) {
      const verdicts = await tool.judgeAll(Array.from({ length: batch }, question))
      asked += verdicts.length
      const refused = verdicts.filter(({ kind }) => kind !== 'valid')
      explained += refused.filter((verdict) => known.test(JSON.stringify(verdict))).length
      refusals.push(...refused.filter((verdict) => !known.test(JSON.stringify(verdict))))
    }
    tool.close()
    expect(asked).toBe(batches * batch)
    expect(explained).toBeGreaterThan(0)
    expect(refusals.length, JSON.stringify(refusals[0])).toBeLessThanOrEqual(asked / 1000)
  },
  patience * batches,
)
