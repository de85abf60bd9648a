export function writePage(_folder: URL): void {}
