import { pair } from '../pairs/pair.ts'

/** Pairs of the rule on the order of sections, with types that extensions add. */
export const pairs = [
  pair(
    'section-order',
    'untyped-pointers',
    'an untyped pointer is declared among the types',
    {
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      declarations: '%untyped = OpTypeUntypedPointerKHR StorageBuffer',
      after: `%other = OpFunction %void None %signature
%other_entry = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      'inside-a-function': [
        ['%untyped = OpTypeUntypedPointerKHR StorageBuffer\n', ''],
        [
          '%other_entry = OpLabel',
          '%other_entry = OpLabel\n%untyped = OpTypeUntypedPointerKHR StorageBuffer',
        ],
      ],
      'between-functions': [
        ['%untyped = OpTypeUntypedPointerKHR StorageBuffer\n', ''],
        [
          '%other = OpFunction',
          '%untyped = OpTypeUntypedPointerKHR StorageBuffer\n%other = OpFunction',
        ],
      ],
    },
  ),
]
