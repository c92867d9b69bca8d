import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import { untyped, untypedBuffer, untypedDeclarations } from './memory-accesses.ts'

/** Pairs of the rule on types that nothing in memory has. */
export const pairs = [
  pair(
    'load-not-function',
    'of-a-shader',
    'a number is loaded through an untyped pointer, a function is called',
    {
      ...untyped,
      annotations: untypedBuffer,
      declarations: `${untypedDeclarations}\n%of_number = OpTypeFunction %uint %uint`,
      body: '%value = OpLoad %uint %untyped_buffer',
    },
    instead('OpLoad %uint %untyped_buffer', {
      'type-of-main': 'OpLoad %signature %untyped_buffer',
      'type-of-no-function': 'OpLoad %of_number %untyped_buffer',
    }),
  ),
  pair(
    'load-not-function',
    'of-a-kernel',
    'a number is loaded through an untyped chain and an untyped parameter',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability UntypedPointersKHR`,
      extensions: untyped.extensions,
      declarations: `%untyped = OpTypeUntypedPointerKHR CrossWorkgroup
%takes_pointer = OpTypeFunction %void %untyped
%array = OpTypeArray %uint %uint_2`,
      main: `%main = OpFunction %void None %takes_pointer
%parameter = OpFunctionParameter %untyped
%entry = OpLabel`,
      body: `%element = OpUntypedAccessChainKHR %untyped %array %parameter %uint_1
%value = OpLoad %uint %element
%number = OpLoad %uint %parameter`,
    },
    {
      'through-a-chain': [['OpLoad %uint %element', 'OpLoad %takes_pointer %element']],
      'through-a-parameter': [['OpLoad %uint %parameter', 'OpLoad %takes_pointer %parameter']],
    },
  ),
]
