import { describe, expect, it } from 'vitest'
import type { ComputeDevice } from '#runner/opencl/compute-device'
import { missingOf } from '#runner/opencl/missing'
import { enumerantByName } from '#spec/grammar/grammar'
import { moduleOf } from '../vulkan/device.ts'

const device: ComputeDevice = {
  name: 'Small',
  addressBits: 64,
  versions: ['SPIR-V_1.0', 'SPIR-V_1.3'],
  extensions: ['SPV_KHR_expect_assume'],
  instructionSets: ['OpenCL.std'],
  capabilities: ['Kernel', 'Addresses', 'Linkage'].map(
    (name) => enumerantByName('Capability', name)?.value ?? -1,
  ),
}

function missing(declarations: string, { model = 'Physical64', version = 0x0001_0300 } = {}) {
  const text = `OpCapability Kernel
OpCapability Addresses
${declarations}`.replace('MEMORY', `OpMemoryModel ${model} OpenCL`)
  return missingOf(moduleOf(text, version), device)
}

const main = `%void = OpTypeVoid
%procedure = OpTypeFunction %void
%main = OpFunction %void None %procedure
%body = OpLabel
OpReturn
OpFunctionEnd
`

describe('an OpenCL device', () => {
  it('has all that a kernel needs', () => {
    const all = `OpExtension "SPV_KHR_expect_assume"
%set = OpExtInstImport "OpenCL.std"
%notes = OpExtInstImport "NonSemantic.ClspvReflection.5"
MEMORY
OpEntryPoint Kernel %main "main"
${main}`
    expect(missing(all)).toBeUndefined()
  })

  it('has the built-in functions that a kernel imports, and no others', () => {
    const imported = `OpCapability Linkage
MEMORY
OpEntryPoint Kernel %main "main" %size
OpDecorate %size LinkageAttributes "size" Import`
    const declared = `%uint = OpTypeInt 32 0
%pointer = OpTypePointer Input %uint
%size = OpVariable %pointer Input
${main}`
    expect(missing(`${imported}\n${declared}`)).toBe('imports what no module exports')
    expect(missing(`${imported}\nOpDecorate %size BuiltIn WorkDim\n${declared}`)).toBeUndefined()
  })

  it.each([
    ['a capability', 'OpCapability Int64\nMEMORY', {}, 'does not have the capability Int64'],
    ['a version', 'MEMORY', { version: 0x0001_0600 }, 'does not take SPIR-V 1.6'],
    [
      'an extension',
      'OpExtension "SPV_KHR_bit_instructions"\nMEMORY',
      {},
      'does not have the extension SPV_KHR_bit',
    ],
    [
      'an instruction set',
      '%set = OpExtInstImport "GLSL.std.450"\nMEMORY',
      {},
      'instruction set GLSL.std.450',
    ],
    ['addresses', 'MEMORY', { model: 'Physical32' }, 'addresses of 64 bits'],
    ['stages', `MEMORY\nOpEntryPoint GLCompute %main "main"\n${main}`, {}, 'is not a kernel'],
    ['kernels', 'MEMORY', {}, 'has no kernel'],
    [
      'signed integers',
      `MEMORY\nOpEntryPoint Kernel %main "main"\n%int = OpTypeInt 32 1\n${main}`,
      {},
      'no integer types with signedness',
    ],
    [
      'multisampled images',
      `MEMORY\nOpEntryPoint Kernel %main "main"\n${main.replace('\n', '\n%image = OpTypeImage %void 2D 0 0 1 0 Unknown ReadOnly\n')}`,
      {},
      'no multisampled images',
    ],
    [
      'what is imported',
      `OpCapability Linkage\nMEMORY\nOpEntryPoint Kernel %main "main"\nOpDecorate %main LinkageAttributes "main" Import\n${main}`,
      {},
      'imports what no module exports',
    ],
  ])('may lack %s', (_, declarations, more, why) => {
    expect(missing(declarations, more)).toContain(why)
  })
})
