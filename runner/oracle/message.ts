const longest = 400

/**
 * A program's output as one line of a message: the first lines with content, without the file's name, which differs
 * each time, and without characters that a terminal or a log should not receive.
 *
 * @param file the path that the program was given.
 */
export function message(printed: string, file: string): string {
  const line = printed
    .replaceAll(file, '<module>')
    .split('\n')
    .map((line) => line.replaceAll(/\p{Cc}|\p{Cf}|\uFFFD/gu, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, 2)
    .join(' | ')
  return line.length > longest ? `${line.slice(0, longest)}...` : line
}
