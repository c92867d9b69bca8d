import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBytes } from '#generators/words/bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { importingModule } from '#runner/oracle/importing-module'
import type { Consumer, Oracle } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { consumer } from '../../support/tools.ts'

const environment = environmentByName('spv1.6') as Environment

/** Exports a function and two variables. */
function exporting(more = '', linkage = 'Export', initializer = '%one'): Uint32Array {
  return assembly(`OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
OpName %unrelated "unrelated"
OpDecorate %called LinkageAttributes "called" Export
OpDecorate %given LinkageAttributes "given" ${linkage}
OpDecorate %pair LinkageAttributes "pair" Export
OpDecorate %argument FuncParamAttr NoAlias
OpDecorate %unrelated Constant
OpDecorate %struct CPacked
${more}
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%one = OpConstant %uint 1
%half = OpConstant %float 0.5
%struct = OpTypeStruct %uint %uint
%pointer = OpTypePointer CrossWorkgroup %uint
%pointers = OpTypePointer CrossWorkgroup %struct
%floats = OpTypePointer UniformConstant %float
%type = OpTypeFunction %void %pointer
%given = OpVariable %pointer CrossWorkgroup ${initializer}
%pair = OpVariable %pointers CrossWorkgroup
%unrelated = OpVariable %floats UniformConstant %half
%called = OpFunction %void None %type
%argument = OpFunctionParameter %pointer
%label = OpLabel
OpStore %argument %one
OpReturn
OpFunctionEnd
`)
}

function importing(module: Uint32Array): Uint32Array {
  const made = importingModule(module, environment)
  if (typeof made === 'string') throw new Error(made)
  return fromBytes(made) as Uint32Array
}

describe('the module that imports what another one exports', () => {
  const module = importing(exporting())
  const lines = disassemble(module)
    .split('\n')
    .map((line) => line.trim().replace(/^%\w+ = /, ''))

  it('is valid, and imports everything', () => {
    expect(validate(exporting(), environment)).toEqual({ kind: 'valid' })
    expect(validate(module, environment)).toEqual({ kind: 'valid' })
    const imports = lines.filter((line) => line.includes('LinkageAttributes'))
    expect(imports.map((line) => line.replace(/%\w+/, '%'))).toEqual([
      'OpDecorate % LinkageAttributes "called" Import',
      'OpDecorate % LinkageAttributes "given" Import',
      'OpDecorate % LinkageAttributes "pair" Import',
    ])
  })

  it('has only declarations and their decorations', () => {
    const count = (name: string) => lines.filter((line) => line.startsWith(`${name} `)).length
    expect(['OpVariable', 'OpFunction', 'OpFunctionParameter'].map(count)).toEqual([2, 1, 1])
    expect(['OpStore', 'OpConstant', 'OpTypeFloat', 'OpName'].map(count)).toEqual([0, 0, 0, 0])
    expect(lines.join('\n')).toMatch(/FuncParamAttr NoAlias.*CPacked/s)
    expect(lines.find((line) => line.startsWith('OpVariable'))).toMatch(/ CrossWorkgroup$/)
  })

  it.each([
    ['exports nothing', assembly('OpCapability Linkage\nOpMemoryModel Logical GLSL450')],
    ['is no sequence of instructions', new Uint8Array(7)],
    ['is no sequence of instructions', new Uint8Array(24)],
    ['imports something itself', exporting('', 'Import', '')],
    ['decorates by groups', exporting('%group = OpDecorationGroup\nOpGroupDecorate %group %pair')],
  ])('does not exist if a module %s', (why, words) => {
    expect(importingModule(words, environment)).toBe(why)
  })
})

describe('spirv-link-pair of testing', () => {
  let linker: Consumer
  beforeAll(async () => {
    linker = await consumer('spirv-link-pair@testing')
  })
  afterAll(() => linker.close())

  it('links both into a valid module that imports nothing', async () => {
    const [linked, other] = await linker.takeAll([
      { module: exporting(), environment },
      { module: new Uint8Array(7), environment },
    ])
    expect(other).toEqual({ kind: 'unsupported', why: 'is no sequence of instructions' })
    if (linked?.kind !== 'output' || linked.value === null) throw new Error(JSON.stringify(linked))
    expect(await (linker.companion as Oracle).judge(linked.value, environment)).toEqual({
      kind: 'valid',
    })
    expect(validate(linked.value, environment)).toEqual({ kind: 'valid' })
    const text = disassemble(fromBytes(linked.value) as Uint32Array)
    expect(text).toContain('"called" Export')
    expect(text).not.toContain('Import')
    expect(text.match(/OpFunction /g)).toHaveLength(1)
  })
})
