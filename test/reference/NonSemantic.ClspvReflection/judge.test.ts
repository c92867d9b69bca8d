import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Assembler } from '#runner/oracle/oracle'
import { blamesOf, type Program } from '../../support/blames-of.ts'
import { assembler } from '../../support/tools.ts'

interface Parts {
  /** What Data is. */
  readonly data?: string
  /** In the block of the entry point. */
  readonly body?: string
  /** Behind the last function. */
  readonly reflection?: string
}

/** A kernel in a module with two imports of the set, `%set` and `%other`. */
function kernel({ data = '', body = '', reflection = '' }: Parts): Program {
  return {
    environment: 'spv1.6',
    text: `
OpCapability Shader
%set = OpExtInstImport "NonSemantic.ClspvReflection.6"
%other = OpExtInstImport "NonSemantic.ClspvReflection.5"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%name = OpString "main"
%empty = OpString ""
%data = OpString "${data}"
%void = OpTypeVoid
%main_type = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%u0 = OpConstant %u32 0
%u1 = OpConstant %u32 1
%main = OpFunction %void None %main_type
%entry = OpLabel
${body}
OpReturn
OpFunctionEnd
${reflection}
`,
  }
}

const declaresKernel = '%k = OpExtInst %void %set Kernel %main %name %u1 %u0 %empty'
const usesKernel = '%p = OpExtInst %void %set PropertyRequiredWorkgroupSize %k %u1 %u1 %u1'

function withData(data: string): Program {
  return kernel({ data, reflection: '%d = OpExtInst %void %set ConstantDataUniform %u0 %u0 %data' })
}

function printf(first: string, second: string): Program {
  return kernel({
    reflection: `
%a = OpExtInst %void ${first} PrintfInfo %u1 %empty
%b = OpExtInst %void ${second} PrintfInfo %u1 %empty`,
  })
}

const accepted: Readonly<Record<string, Program>> = {
  'a kernel behind its function': kernel({ reflection: `${declaresKernel}\n${usesKernel}` }),
  'a kernel in its function that is used there': kernel({
    body: `${declaresKernel}\n${usesKernel}`,
  }),
  'bytes in hexadecimal': withData('00deADbeef'),
  'blanks between bytes, which are open': withData('00 de ad'),
  'prefixes, which are open': withData('0x00 0Xde'),
  'one PrintfID in two imports, which is open': printf('%set', '%other'),
}

const blamed: readonly (readonly [string, string, Program])[] = [
  [
    'a kernel in a function that is used behind it',
    'core/result-used-in-function',
    kernel({ body: declaresKernel, reflection: usesKernel }),
  ],
  [
    'letters that are no digits',
    'NonSemantic.ClspvReflection/data-holds-only-hexadecimal-digits',
    withData('00 zz'),
  ],
  [
    'a prefix inside of a byte',
    'NonSemantic.ClspvReflection/data-holds-only-hexadecimal-digits',
    withData('00x1'),
  ],
  ['half a byte', 'NonSemantic.ClspvReflection/data-holds-whole-bytes', withData('000')],
  [
    'one PrintfID twice in one import',
    'NonSemantic.ClspvReflection/printf-id-is-unique',
    printf('%set', '%set'),
  ],
]

let assemble: Assembler

beforeAll(async () => {
  assemble = await assembler('harness:spirv-as@testing')
})

afterAll(() => assemble.close())

test.each(Object.entries(accepted))('accepts %s', async (_, program) => {
  expect(await blamesOf(assemble, program)).toEqual([])
})

test.each(blamed)('blames %s', async (_, rule, program) => {
  expect(await blamesOf(assemble, program)).toEqual([rule])
})
