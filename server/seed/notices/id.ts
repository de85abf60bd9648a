import type { Words } from '../../src/modules/content/store.ts'

/** Indonesian words of the demo brands’ notices and promotions, by key. */
export const id: Readonly<Record<string, Words>> = {
  'welcome-sen': {
    title: '58.000₫ untuk memulai.',
    body: '<p>Daftar dengan nama pengguna dan kata sandi. Kredit masuk ke saldo Anda sedetik kemudian.</p>',
    linkLabel: 'Buat akun',
  },
  vietqr: {
    title: 'Deposit lewat VietQR, dari bank mana pun.',
    body: '<p>Pindai satu kode dengan aplikasi bank Anda: jumlah dan referensi sudah terisi, dan uang biasanya masuk dalam satu menit.</p>',
    linkLabel: 'Cara deposit',
  },
  'promotion-welcome-sen': {
    title: '58.000₫ untuk setiap anggota baru',
    body: '<p>Buka akun dan 58.000 VND masuk ke saldo Anda sedetik kemudian.</p><ul><li>Satu kali per orang, saat pendaftaran.</li><li>Saldo nyata: tanpa kode dan tanpa klaim.</li></ul>',
    linkLabel: 'Buat akun',
  },
  'welcome-credit': {
    title: 'Mulai dengan ₱1.000.',
    body: '<p>Daftar dengan nama pengguna dan kata sandi. Kredit masuk ke saldo Anda sedetik kemudian.</p>',
    linkLabel: 'Buat akun',
  },
  'lucky-twenty': {
    title: 'Dua puluh garis. Satu pot yang terus tumbuh.',
    body: '<p>Setiap putaran Dua Puluh Hoki mengisi pot, dan putaran berbayar mana pun bisa memenangkannya.</p>',
    linkLabel: 'Main Dua Puluh Hoki',
  },
  'provably-fair': {
    title: 'Jangan cuma percaya. Periksa.',
    body: '<p>Seed server dikunci sebelum Anda bermain dan diungkap saat Anda menggantinya. Periksa sendiri ronde mana pun.</p>',
    linkLabel: 'Verifikasi ronde',
  },
  'dice-99': {
    title: 'Dadu dengan pengembalian 99%.',
    body: '<p>Pilih peluang dari 1 sampai 98 persen. Pengembaliannya sama di mana pun Anda menetapkannya.</p>',
    linkLabel: 'Lempar dadu',
  },
  'marquee-pot': { title: 'Dua Puluh Hoki: 0,5% dari setiap taruhan masuk ke pot misteri', body: '', linkLabel: null },
  'marquee-dice': { title: 'Dadu mengembalikan 99% di peluang mana pun yang Anda pilih', body: '', linkLabel: null },
  'marquee-verify': {
    title: 'Setiap ronde punya bukti: buka di riwayat taruhan atau halaman verifikasi',
    body: '',
    linkLabel: null,
  },
  'player-record': {
    title: 'Putar ulang yang sudah Anda mainkan',
    body: '<p>Setiap taruhan di riwayat terbuka menjadi ronde seperti aslinya: kejadian, uang sebelum dan sesudah, serta buktinya.</p>',
    linkLabel: null,
  },
  'promotion-welcome': {
    title: '₱1.000,00 untuk setiap member baru',
    body: '<p>Buka akun dan 1.000,00 PHP masuk ke saldo Anda sedetik kemudian.</p><h3>Cara kerjanya</h3><ul><li>Satu kali untuk setiap orang, saat mendaftar.</li><li>Dipindahkan dari akun promosi ke saldo Anda dan tercatat di riwayat transaksi.</li><li>Ini saldo asli: tanpa kode, tanpa syarat turnover, tanpa klaim.</li></ul>',
    linkLabel: 'Buat akun',
  },
  'promotion-pot': {
    title: 'Pot misteri Dua Puluh Hoki',
    body: '<p>0,5% dari setiap taruhan masuk ke pot, dan putaran berbayar mana pun bisa memenangkannya. Makin besar taruhan, makin besar peluang, sesuai proporsi.</p><ul><li>Pot tercatat di pembukuan: yang masuk akan keluar.</li><li>Setelah jatuh, pot mulai lagi dari cadangannya.</li></ul>',
    linkLabel: 'Main Dua Puluh Hoki',
  },
  'promotion-dice': {
    title: 'Dadu 99%, di setiap peluang',
    body: '<p>Baik Anda melempar untuk 2% maupun 98%, pengembalian ke pemain adalah 99%. Aturan game menunjukkan bagaimana itu berasal dari peluang yang Anda pilih.</p>',
    linkLabel: 'Main Dadu',
  },
  'promotion-check-week': {
    title: 'Pekan pemeriksaan',
    body: '<p>Selama tujuh hari kita memeriksa ronde bersama: ganti seed Anda, buka halaman verifikasi, dan hitung ulang ronde Anda sendiri.</p><ul><li>Tidak ada hadiah dan tidak ada biaya: hanya kepastian.</li><li>Ronde yang tidak cocok diteruskan ke studio, dan Anda mendapat jawaban.</li></ul>',
    linkLabel: 'Periksa ronde',
  },
  'promotion-opening-week': {
    title: 'Pekan pembukaan',
    body: '<p>Kami dibuka dengan dua game buatan sendiri. Setiap ronde di pekan pertama masih ada di riwayat taruhan Anda, lengkap dengan buktinya.</p>',
    linkLabel: 'Game kami',
  },
  'popup-fair-play': {
    title: 'Periksa kami kapan saja',
    body: '<p>Setiap ronde Anda punya bukti. Ganti seed sesekali: seed server lama diungkap, dan semua yang dimainkan dengannya bisa dihitung ulang di browser Anda.</p>',
    linkLabel: 'Cara kerjanya',
  },
}
