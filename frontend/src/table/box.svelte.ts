/* The size of an element on the page. */

export class Box {
  /** In pixels, 0 until the element has been laid out. */
  width = $state(0);
  height = $state(0);

  /**
   * Follows the element's size from its first layout on. To ask for it sooner would have the page laid out while it is
   * being made, and everything in it made in that same task.
   */
  readonly follow = (element: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      this.width = element.clientWidth;
      this.height = element.clientHeight;
    });
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
    };
  };
}
