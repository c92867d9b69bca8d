// Validators that are wrong in one environment, version or form of a module.
import { swapped } from '#generators/words/bytes'
import { headerLength, magicNumber } from '#generators/words/header'
import { environmentByName } from '#spec/environments'
import { accepts, refuses, type ValidatorPlant } from '../plant.ts'

/** A validator that takes an environment for another one. */
function mistakes(name: string, environment: string, other: string): ValidatorPlant {
  const taken = environmentByName(other)
  return {
    ...{ name, summary: `takes ${environment} for ${other}`, around: 'reference', isSteady: true },
    begin:
      () =>
      ({ environment: { name: asked }, right, judgedFor }) =>
        asked === environment && taken !== undefined ? judgedFor(taken) : right,
  }
}

function isSwapped(words: Uint32Array): boolean {
  return words[0] !== magicNumber && swapped(words)[0] === magicNumber
}

/** Plants about environments, versions, byte order, sizes and numbers of ids. */
export const settings: readonly ValidatorPlant[] = [
  accepts(
    'opengl',
    'everything for opengl4.5',
    ({ environment }) => environment.name === 'opengl4.5',
  ),
  mistakes('vulkan-spv1.4', 'vulkan1.1spv1.4', 'spv1.4'),
  mistakes('embedded', 'opencl1.2embedded', 'opencl2.0embedded'),
  mistakes('later-vulkan', 'vulkan1.2', 'vulkan1.3'),
  {
    ...{ name: 'one-environment', summary: 'judges everything for spv1.6, whatever it is asked' },
    ...{ around: 'reference', isSteady: true },
    begin:
      () =>
      ({ judgedFor, right }) => {
        const newest = environmentByName('spv1.6')
        return newest === undefined ? right : judgedFor(newest)
      },
  },
  accepts(
    'vulkan1.2',
    'everything for vulkan1.2',
    ({ environment }) => environment.name === 'vulkan1.2',
  ),
  accepts('version-1.4', 'everything of version 1.4', ({ view }) => view.words[1] === 0x0001_0400),
  accepts('version-1.1', 'everything of version 1.1', ({ view }) => view.words[1] === 0x0001_0100),
  accepts('big-endian', 'everything in the other byte order', ({ view }) => isSwapped(view.words)),
  accepts(
    'high-ids',
    'whatever is wrong with an instruction that uses an id above 1,000',
    ({ view, right }) =>
      view.blames(right, ({ instruction }) =>
        instruction.words.some((id) => id > 1000 && view.definition(id) !== undefined),
      ),
  ),
  refuses('many-words', 'modules of more than 4,096 words', ({ view }) => view.words.length > 4096),
  refuses(
    'generator',
    'modules whose generator is not 0',
    ({ view }) => view.words.length >= headerLength && view.words[2] !== 0,
  ),
]
