import { byId } from '../../pages/script/dom.js'

/** A file that the user opened or dropped. */
export interface OpenedFile {
  readonly name: string
  readonly octets: Uint8Array
}

/** Larger files are not opened: a tab would run out of memory. */
const mostOctets = 256 * 1024 * 1024

/** The content of a file, or why it cannot be opened. */
export async function readOpened(file: File): Promise<OpenedFile | string> {
  if (file.size > mostOctets)
    return `${file.name} has ${Math.round(file.size / 2 ** 20)} MB: this page opens up to 256 MB. spirv-cts validate takes larger modules.`
  try {
    return { name: file.name, octets: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    return `${file.name} cannot be read.`
  }
}

/** Takes files that are chosen by a button, or dropped anywhere on the page. */
export function takeFiles(take: (file: File) => void): void {
  const open = (file: File | undefined) => {
    if (file !== undefined) take(file)
  }
  for (const [button, input] of [
    ['open', 'file'],
    ['open-limits', 'limits-file'],
  ] as const) {
    const chooser = byId(input) as HTMLInputElement
    byId(button).addEventListener('click', () => chooser.click())
    chooser.addEventListener('change', () => {
      open(chooser.files?.[0])
      chooser.value = ''
    })
  }
  const { body } = document
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  body.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    body.classList.add('dropping')
  })
  body.addEventListener('dragleave', () => body.classList.remove('dropping'))
  // Before the editor, which would insert the text of a file.
  body.addEventListener(
    'drop',
    (event) => {
      body.classList.remove('dropping')
      if (!hasFiles(event) || event.target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      event.stopPropagation()
      open(event.dataTransfer?.files[0])
    },
    true,
  )
}
