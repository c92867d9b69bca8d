import { loadMakers } from '#runner/corpus/load-makers'
import type { MakerExports } from '#runner/corpus/loaded-makers'
import { texts } from '#spec/texts'

/** What a file of makers of a text has for modules of others: pairs are for their own modules. */
export interface MakerFile extends Pick<MakerExports, 'signatures' | 'mutators' | 'wordMutators'> {
  readonly text: string
}

/** The files of makers that have something for any module. The bundle for browsers replaces this file by the list of them. */
export async function makerFiles(): Promise<readonly MakerFile[]> {
  const found = await Promise.all(
    texts.map(async ({ name }) => ({ name, loaded: await loadMakers(name) })),
  )
  return found.flatMap(({ name, loaded }) =>
    loaded.files.map(([, exports]): MakerFile => ({ ...exports, text: name })),
  )
}
