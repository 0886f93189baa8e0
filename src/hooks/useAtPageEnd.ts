import {useEffect, useState} from 'react';

/** Distance from the end, in CSS pixels, that counts as having reached it. */
const TOLERANCE = 2;

/** Whether the page is scrolled to its end. */
export function useAtPageEnd(): boolean {
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const update = () => {
      const {scrollHeight} = document.documentElement;
      setAtEnd(window.scrollY + window.innerHeight >= scrollHeight - TOLERANCE);
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    window.addEventListener('resize', update, {passive: true});
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return atEnd;
}
