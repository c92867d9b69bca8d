import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/to-bytes'
import type { Finding } from '#runner/fuzz/finding/finding'
import { type Scene, stepsOf } from '#runner/fuzz/finding/steps'
import type { Tool } from '#runner/oracle/oracle'
import { assembly } from '../../../support/assembly.ts'
import * as real from '../../../support/tools.ts'

const text = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %1 "main"
OpExecutionMode %1 LocalSize 1 1 1
%2 = OpTypeVoid
%3 = OpTypeFunction %2
%1 = OpFunction %2 None %3
%4 = OpLabel
OpReturn
OpFunctionEnd
`
const words = assembly(text)
const [validator, optimiser, disassembler, assembler] = await Promise.all([
  real.oracle('spirv-val@testing'),
  real.consumer('spirv-opt@testing'),
  real.disassembler('spirv-dis@testing'),
  real.assembler('spirv-as@testing'),
])
afterAll(() => {
  for (const tool of [validator, optimiser, disassembler, assembler]) tool.close()
})

const finding: Finding = {
  format: 1,
  signature: '',
  probe: '',
  outcome: 'false-reject',
  key: '',
  environment: 'spv1.6',
  confidence: 'two',
  judge: 'valid',
  said: '',
  sha256: '',
  instructions: 10,
  hasControl: false,
  tools: [],
}

function scene(asked: readonly Tool[], outcome: string, more: Partial<Finding> = {}): Scene {
  return { finding: { ...finding, outcome, ...more }, words, tools: asked, hasOther: false }
}

/** What each step ends with when it is done in a folder with the module. */
function exitCodes(of: Scene): readonly (number | null)[] {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  try {
    for (const name of ['module.spv', 'other.spv'])
      writeFileSync(join(folder, name), toBytes(words))
    writeFileSync(join(folder, 'module.spvasm'), text)
    return stepsOf(of, 'here').map(
      (step) => spawnSync('sh', ['-c', step], { cwd: folder, stdio: 'ignore' }).status,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the steps of a finding', () => {
  it.each([
    ['a validator', scene([validator], 'false-reject'), 2],
    ['another form', { ...scene([validator], 'metamorphic'), hasOther: true }, 4],
    ['an optimiser that crashes', scene([optimiser], 'crash'), 2],
    ['what an optimiser makes', scene([optimiser], 'wrong-output'), 4],
    ['what a pass leaves to do', scene([optimiser], 'not-idempotent', { passes: ['--ccp'] }), 4],
    ['what a disassembler prints', scene([disassembler], 'wrong-output'), 4],
    ['what an assembler makes', scene([assembler], 'wrong-output'), 3],
    ['there and back', scene([disassembler, assembler], 'wrong-output'), 4],
    ['printed twice', scene([disassembler, assembler], 'not-idempotent'), 5],
  ])('can be done, and find nothing where nothing is wrong: %s', (_, of, count) => {
    expect(exitCodes(of)).toEqual(new Array(count).fill(0))
  })

  it('are told to a tracker with the names of the programs alone', () => {
    expect(stepsOf(scene([optimiser], 'wrong-output', { passes: ['--ccp'] }), 'plain')).toEqual([
      'spirv-cts validate --env spv1.6 module.spv',
      'spirv-opt --skip-validation --ccp --target-env=spv1.6 -o out.spv module.spv',
      'spirv-cts validate --env spv1.6 out.spv',
      'spirv-val --target-env spv1.6 out.spv',
    ])
  })

  it('ask about the other form all that they ask about the module', () => {
    const steps = stepsOf({ ...scene([validator], 'metamorphic'), hasOther: true }, 'plain')
    expect(steps).toEqual([
      'spirv-cts validate --env spv1.6 module.spv',
      'spirv-val --target-env spv1.6 module.spv',
      'spirv-cts validate --env spv1.6 other.spv',
      'spirv-val --target-env spv1.6 other.spv',
    ])
  })
})
