import { pairOf } from '../pairs/pair-of.ts'
import { importOf } from './shared/text.ts'

/** Identifiers, sizes of arguments in bytes, and the instruction of the buffer: what modules with printf have. */
const modules = [
  ['one', 6, [0], [], ''],
  ['largest', 5, [0xffff_ffff], [4], 'PrintfBufferStorageBuffer %uint_1 %uint_0 %uint_1048576'],
  [
    'from-zero',
    6,
    [0, 1, 2, 3],
    [4, 8, 16, 4],
    'PrintfBufferPointerPushConstant %uint_16 %uint_8 %uint_1048576',
  ],
  [
    'with-gaps',
    5,
    [7, 0x8000_0000, 1, 0x7fff_ffff],
    // With the first two operands as many as an extended instruction may have.
    Array.from({ length: 253 }, () => 4),
    'PrintfBufferStorageBuffer %uint_1 %uint_0 %uint_1048576',
  ],
] as const

/** Pairs of the rule on identifiers. */
export const pairs = modules.map(([name, version, identifiers, sizes, buffer], turn) => {
  const info = (result: string, id: string, at: number) =>
    `%${result} = OpExtInst %void %set PrintfInfo ${id} %format_${turn % 2 === 0 ? at : 0}${sizes.map((size) => ` %uint_${size}`).join('')}`
  const [first] = identifiers
  const ways = [
    '',
    ' | same-constant: %id_0 | another-constant-of-the-value: %again_0',
    ' | same-constant-as-the-first: %id_0 | same-constant-as-the-one-before: %id_1',
    ' | constant-of-the-one-before: %again_0',
  ]
  const lines = identifiers.map((_, at) =>
    info(`info_${at}`, at === 0 ? '%id_0' : `{%id_${at}${ways[at]}}`, at),
  )
  return pairOf`printf-id-is-unique/${name}
format strings have identifiers of their own and any number of argument sizes
imports: ${importOf(version)}
debug: %name = OpString "main"
${['%d\\n', '', '1: %d %s\\n', '%d\\n'].map((text, at) => `%format_${at} = OpString "${text}"`).join('\n')}
declarations: ${identifiers.map((id, at) => `%id_${at} = OpConstant %uint ${id}`).join('\n')}
%again_0 = OpConstant %uint ${first}
after: %kernel = OpExtInst %void %set Kernel %main %name %uint_0 %uint_1 %format_1
${buffer === '' ? '' : `%buffer = OpExtInst %void %set ${buffer}`}
${lines.join('\n')}
{| instruction-repeated: ${info('repeated', '%id_0', 0)} | other-format: ${info('repeated', '%again_0', 1)}}`
})
