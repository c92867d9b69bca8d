import { expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { drawnRequest } from '#runner/execute/drawn-request'

function argumentOf(type: string): number | undefined {
  const assembled = assemble(`OpCapability Kernel
OpMemoryModel Logical OpenCL
OpEntryPoint Kernel %main "main"
%void = OpTypeVoid
%value = ${type}
%signature = OpTypeFunction %void %value
%main = OpFunction %void None %signature
%given = OpFunctionParameter %value
%entry = OpLabel
OpReturn
OpFunctionEnd
`)
  if (assembled.kind !== 'assembled') throw new Error('the module is not assembled')
  const [argument] = drawnRequest(assembled.words).arguments ?? []
  return argument?.kind === 'value' ? argument.bytes.length : undefined
}

it('a drawn kernel argument has as many bytes as its type, even if no memory holds them', () => {
  expect(argumentOf('OpTypeInt 64 0')).toBe(8)
  expect(argumentOf('OpTypeInt 4294967288 0')).toBe(4096)
  expect(argumentOf('OpTypeBool')).toBe(64)
  expect(argumentOf('OpTypeVector %value 2')).toBe(64)
})
