/** Give the whole screen to the game, or take it back. Browsers without it do nothing. */
export function toggleFullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen?.().catch(() => undefined)
}
